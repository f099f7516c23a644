import type * as z from 'zod/mini';

/** What a field keeps of what was pasted into it, or the sentence that refuses it. */
export function kept(schema: z.ZodMiniType, pasted: unknown): unknown {
  const { data, error } = schema.safeParse(pasted);
  return error ? `refused: ${error.issues[0]?.message}` : data;
}
