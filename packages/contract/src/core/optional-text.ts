import * as z from 'zod/mini';
import { tidyLine } from './pasted/tidy-text.ts';

/** An optional field as forms send it: absent, null and empty all mean "none" and become null. */
export function emptyAsNull<Schema extends z.ZodMiniType<string, string>>(schema: Schema) {
  return z.pipe(
    z.transform((value: string | null | undefined) =>
      typeof value === 'string' && tidyLine(value) === '' ? null : (value ?? null),
    ),
    z.nullable(schema),
  );
}
