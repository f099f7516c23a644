import * as z from 'zod/mini';

/** Answer of calls which have nothing else to tell. */
export const successResponse = z.object({ success: z.literal(true) });
