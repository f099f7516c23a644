import fc from 'fast-check';

/** What of JSON Schema the OpenAPI document uses. */
export interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

const longest = 300;

function texts({ minLength = 0, maxLength = longest }: JsonSchema) {
  const bounds = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, longest)) };
  return fc.oneof(
    fc.string({ ...bounds, unit: 'grapheme' }),
    fc
      .constantFrom(minLength, maxLength, maxLength + 1)
      .map((length) => 'é'.repeat(Math.min(length, 20_000))),
  );
}

function numbers({ type, minimum = -1e6, maximum = 1e6 }: JsonSchema): fc.Arbitrary<number> {
  const edges = fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1, 0);
  if (type === 'integer') return fc.oneof(edges, fc.integer());
  return fc.oneof(edges, fc.double({ min: minimum, max: maximum, noNaN: true }));
}

/** Values that a schema takes, its edges among them and those one past. What it leaves open is any JSON. */
export function valuesOf(schema: JsonSchema | undefined): fc.Arbitrary<unknown> {
  if (!schema) return fc.jsonValue({ maxDepth: 2 });
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valuesOf));
  if (schema.type === 'string') return texts(schema);
  if (schema.type === 'number' || schema.type === 'integer') return numbers(schema);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'array')
    return fc.array(valuesOf(schema.items), { maxLength: Math.min((schema.maxItems ?? 5) + 1, 50) });
  if (schema.properties)
    return fc.record(
      Object.fromEntries(Object.entries(schema.properties).map(([name, part]) => [name, valuesOf(part)])),
      { requiredKeys: [] },
    );
  return fc.jsonValue({ maxDepth: 2 });
}
