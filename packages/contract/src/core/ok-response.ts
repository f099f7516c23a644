import * as z from 'zod/mini';

/** Response of calls that return no data. */
export const successResponse = z.object({ success: z.literal(true) });
