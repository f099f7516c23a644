import * as z from 'zod/mini';

type Aliases = Readonly<Record<string, string>>;

function withoutAliases(value: unknown, aliases: Aliases): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const given = value as Record<string, unknown>;
  const result: Record<string, unknown> = { ...given };
  for (const [alias, name] of Object.entries(aliases)) {
    if (result[name] === undefined && given[alias] !== undefined) result[name] = given[alias];
    delete result[alias];
  }
  return result;
}

/**
 * An object some of whose fields may also come under a second name (`hourly_rate` for `hourlyRate`).
 * The field's own name wins when both are given.
 */
export function aliasedObject<Shape extends z.core.$ZodShape>(
  shape: Shape,
  aliases: Aliases,
): z.ZodMiniType<z.output<z.ZodMiniObject<Shape>>, z.input<z.ZodMiniObject<Shape>>> {
  const renamed = z.transform((value: unknown) => withoutAliases(value, aliases));
  return z.pipe(renamed, z.object(shape) as z.ZodMiniType) as never;
}
