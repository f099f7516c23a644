import * as z from 'zod/mini';

/** An optional field as forms send it: absent, null and empty all mean "none" and become null. */
export function emptyAsNull<Schema extends z.ZodMiniType<string, string>>(schema: Schema) {
  return z.pipe(
    z.transform((value: string | null | undefined) =>
      typeof value === 'string' && value.trim() === '' ? null : (value ?? null),
    ),
    z.nullable(schema),
  );
}
