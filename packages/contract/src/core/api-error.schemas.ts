import * as z from 'zod/mini';
import type { ApiErrorBody } from './api-error.ts';

/** See ApiErrorBody; for the OpenAPI document and for tests. */
export const apiErrorBody: z.ZodMiniType<ApiErrorBody> = z.object({
  error: z.string(),
  code: z.string(),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});
