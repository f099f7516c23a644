import type { NamedRoute } from '../access/access-line.ts';
import type { OpenApiDocument } from '../access/declared-answers.ts';
import type { JsonSchema } from './schema-values.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema?: JsonSchema;
}
interface DescribedCall {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: JsonSchema }>> };
}

/** What the document says a call takes. */
export interface Takes {
  readonly body: JsonSchema | undefined;
  readonly query: Readonly<Record<string, JsonSchema | undefined>>;
}

export function takesOf(document: OpenApiDocument, { method, path }: NamedRoute): Takes {
  const described = path.replace(/:(\w+)/g, '{$1}');
  const call = document.paths[described]?.[method.toLowerCase()] as DescribedCall | undefined;
  const inQuery = (call?.parameters ?? []).filter((parameter) => parameter.in === 'query');
  return {
    body: call?.requestBody?.content['application/json']?.schema,
    query: Object.fromEntries(inQuery.map(({ name, schema }) => [name, schema])),
  };
}

/** Where in a body something can be put: in place of what is there, or as a field that is left out. */
export interface Site {
  readonly path: readonly (string | number)[];
  readonly schema: JsonSchema | undefined;
}

/** Every place of a body, the whole of it first. */
export function sitesOf(value: unknown, schema: JsonSchema | undefined, path: Site['path'] = []): Site[] {
  const here = [{ path, schema }];
  if (Array.isArray(value))
    return [...here, ...value.flatMap((item, n) => sitesOf(item, schema?.items, [...path, n]))];
  if (typeof value !== 'object' || value === null) return here;
  const names = new Set([...Object.keys(value), ...Object.keys(schema?.properties ?? {}), '__proto__', 'id']);
  return [
    ...here,
    ...[...names].flatMap((name) =>
      sitesOf((value as Record<string, unknown>)[name], schema?.properties?.[name], [...path, name]),
    ),
  ];
}

/** The body as JSON with this JSON text put at a place. */
export function withJsonAt(value: unknown, [first, ...rest]: Site['path'], json: string): string {
  if (first === undefined) return json;
  if (Array.isArray(value)) {
    const items = value.map((item, n) => (n === first ? withJsonAt(item, rest, json) : JSON.stringify(item)));
    return `[${items.join(',')}]`;
  }
  const fields = Object.entries((value ?? {}) as object).filter(([name]) => name !== first);
  const own = Object.hasOwn((value ?? {}) as object, first)
    ? (value as Record<string, unknown>)[first]
    : undefined;
  const parts = fields.map(([name, part]) => `${JSON.stringify(name)}:${JSON.stringify(part)}`);
  return `{${[...parts, `${JSON.stringify(first)}:${withJsonAt(own, rest, json)}`].join(',')}}`;
}
