import { type Plugin, parseAst } from 'vite';

/** What a call needs at run time in a browser; schemas and summaries are for the server, the documentation and types. */
const neededByCalls = ['method', 'path', 'auth', 'multipartField', 'contentType'];
/** The operators' log says what each of these calls does. */
const isSummaryShown = /\/features\/(?:operators|reports|takedowns)\//;

const contract = /\/packages\/contract\/src\/features\/[^?]*\.contract\.ts$/;
const page = /\/apps\/web\/src\/[^?]*\.tsx?$/;
const schemaUse = /\b\w*Routes\.\w+\.(?:params|query|body|responses)\b/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Definition extends Node {
  readonly properties: readonly (Node & { readonly key?: { readonly name?: string } })[];
}

interface Statement extends Node {
  readonly specifiers?: readonly { readonly local: { readonly name: string } }[];
  readonly declarations?: readonly { readonly id: { readonly name: string } }[];
}

const read = (code: string) => parseAst(code, { lang: 'ts' }).body as unknown as readonly Statement[];

/** A part of the program that is gone once types are: what it names, nothing needs at run time. */
const isOfTypes = (value: object) => 'type' in value && /^TS(?:Type|Interface)/.test(String(value.type));

function* nodesBelow(value: unknown): Generator<Node & Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || isOfTypes(value)) return;
  if ('type' in value) yield value as Node & Record<string, unknown>;
  const isNamed = 'computed' in value && !value.computed;
  for (const [key, part] of Object.entries(value))
    if (!(isNamed && (key === 'key' || key === 'property'))) yield* nodesBelow(part);
}

function withLightDefinitions(code: string, kept: ReadonlySet<string>): string {
  let light = '';
  let copiedTo = 0;
  for (const node of nodesBelow(read(code))) {
    const { name } = (node.callee ?? {}) as { name?: string };
    if (node.type !== 'CallExpression' || name !== 'defineRoute') continue;
    const [{ properties }] = node.arguments as [Definition];
    const parts = properties.filter(({ key }) => kept.has(key?.name ?? ''));
    light += code.slice(copiedTo, node.start);
    light += `{ ${parts.map(({ start, end }) => code.slice(start, end)).join(', ')} }`;
    copiedTo = node.end;
  }
  return light + code.slice(copiedTo);
}

const namesOf = ({ specifiers, declarations }: Statement) => [
  ...(specifiers ?? []).map(({ local }) => local.name),
  ...(declarations ?? []).map(({ id }) => id.name),
];

/** Without the imports and constants that nothing names any more: a bundler would follow them into what they need. */
function withoutUnused(code: string): string {
  const statements = read(code);
  for (const statement of statements.filter(({ type }) => /^(Import|Variable)Declaration$/.test(type))) {
    const others = statements.filter((other) => other !== statement);
    const named = new Set(Array.from(nodesBelow(others), ({ type, name }) => type === 'Identifier' && name));
    if (!namesOf(statement).some((name) => named.has(name)))
      return withoutUnused(code.slice(0, statement.start) + code.slice(statement.end));
  }
  return code;
}

/** A contract's code whose `defineRoute({ … })` keep what a call needs, and what pages show of it; `file` is its path. */
export function withLightRoutes(code: string, file: string): string {
  const kept = new Set([...neededByCalls, ...(isSummaryShown.test(file) ? ['summary'] : [])]);
  return withoutUnused(withLightDefinitions(code, kept));
}

/**
 * Leaves the schemas out of the routes that browsers get: a page whose only wish is to call a route would bring zod and
 * all that the route takes and answers. A form imports the schema it checks by name.
 */
export function lightRoutes(): Plugin {
  return {
    name: 'light-routes',
    apply: (_config, { isSsrBuild, command }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    transform(code, id) {
      if (contract.test(id)) return { code: withLightRoutes(code, id), map: null };
      const use = page.test(id) && schemaUse.exec(code);
      if (use) this.error(`${id}: ${use[0]} is not in the browser; import the schema by its name`);
      return null;
    },
  };
}
