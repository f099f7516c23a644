import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Plugin, parseAst } from 'vite';

const source = /\/apps\/web\/src\/[^?]*\.tsx?(?:\?only=.*)?$/;
/** Lists of which a page reads a few: texts, and addresses. */
const textsFile = /(?:\.texts|\/paths)\.ts$/;
const importOfTexts = /(?:\.texts|\/paths)\.ts'/;
/** Of these lists each part is a file of its own: functions, of which all pages together need all. */
const filesApart = /\/paths\.ts$/;
/** In the address of a file: the one text of it that is asked for. */
const onlyOne = /\?only=(.+)$/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Property extends Node {
  readonly key: { readonly name?: string };
  readonly value: Node;
  readonly computed: boolean;
  readonly method: boolean;
}

interface Statement extends Node {
  readonly declaration?: Statement | null;
  readonly declarations?: readonly { readonly id: { readonly name: string }; readonly init: Wrapped }[];
  readonly source?: { readonly value: string };
  readonly importKind?: string;
  readonly specifiers?: readonly {
    readonly imported?: { readonly name: string };
    readonly local: { readonly name: string };
  }[];
}

interface Wrapped extends Node {
  readonly expression?: Wrapped;
  readonly properties?: readonly Property[];
}

/** An exported list of texts that can be taken apart. */
interface Texts {
  readonly name: string;
  readonly statement: Statement;
  readonly properties: readonly Property[];
}

const langOf = (id: string) => (id.endsWith('x') ? 'tsx' : 'ts');
const read = (code: string, id: string) =>
  parseAst(code, { lang: langOf(id) }).body as unknown as readonly Statement[];

/** What a text is called once it stands by itself. */
const ownName = (list: string, text: string) => `${list}$${text}`;

/** Everything that is left once types are gone, each with what holds it. */
function* valuesBelow(
  value: unknown,
  holder?: Node,
): Generator<[Node & Record<string, unknown>, Node | undefined]> {
  if (typeof value !== 'object' || value === null) return;
  const node =
    'type' in value && typeof value.type === 'string' ? (value as Node & Record<string, unknown>) : null;
  if (node && /^(?:TS(?:Type|Interface)|ImportDeclaration)/.test(node.type)) return;
  if (node) yield [node, holder];
  const isNamed = node && 'computed' in node && !node.computed;
  for (const [key, part] of Object.entries(value))
    if (!(isNamed && (key === 'key' || key === 'property'))) yield* valuesBelow(part, node ?? holder);
}

function textsOf(code: string, id: string): Texts[] {
  return read(code, id).flatMap((statement) => {
    const [declared, ...more] = statement.declaration?.declarations ?? [];
    if (statement.type !== 'ExportNamedDeclaration' || !declared || more.length > 0) return [];
    let list = declared.init;
    while (list.expression) list = list.expression;
    const properties = list.properties ?? [];
    const isPlain = properties.every(
      ({ type, computed, key }) => type === 'Property' && !computed && key.name,
    );
    return list.type === 'ObjectExpression' && isPlain
      ? [{ name: declared.id.name, statement, properties }]
      : [];
  });
}

/** A file that gives nothing but one text: the bundler leaves out what that does not need. */
export function withOneExport(code: string, text: string): string {
  return code.replace(/^export const ([\w$]+) =/gm, (whole, name) =>
    name === text ? whole : `const ${name} =`,
  );
}

/** A file of texts whose every text is an export of its own, besides the list of all. */
export function withTextsApart(given: string, id: string): string {
  const code = withOwnTextsNamed(given, id);
  let apart = '';
  let copiedTo = 0;
  for (const { name, statement, properties } of textsOf(code, id)) {
    const texts = properties.map(({ key, value, method }) => {
      const text = code.slice(value.start, value.end);
      return `export const ${ownName(name, key.name ?? '')} = ${method ? `function ${text}` : text};`;
    });
    const all = properties.map(({ key }) => `${key.name}: ${ownName(name, key.name ?? '')}`);
    apart += code.slice(copiedTo, statement.start);
    apart += `${texts.join('\n')}\nexport const ${name} = { ${all.join(', ')} };`;
    copiedTo = statement.end;
  }
  return apart + code.slice(copiedTo);
}

/** Where each list's texts are read one by one (`texts.title`), by the list's name here; nothing of a list that goes elsewhere as a whole. */
function usesOf(statements: readonly Statement[], names: ReadonlySet<string>): Map<string, [Node, string][]> {
  const uses = new Map<string, [Node, string][]>();
  const whole = new Set<string>();
  for (const [node, holder] of valuesBelow(statements)) {
    const name = String(node.name);
    if (!/^(?:JSX)?Identifier$/.test(node.type) || !names.has(name)) continue;
    // where a file's own list is made
    if (holder && 'id' in holder && holder.id === node) continue;
    const member = holder as
      | (Node & { object?: unknown; computed?: boolean; property?: { name?: string } })
      | undefined;
    if (
      member?.type !== 'MemberExpression' ||
      member.object !== node ||
      member.computed ||
      !member.property?.name
    )
      whole.add(name);
    else uses.set(name, [...(uses.get(name) ?? []), [member, member.property.name]]);
  }
  for (const name of whole) uses.delete(name);
  return uses;
}

/** Code in which a file's own lists are not named where one of their texts is read. */
function withOwnTextsNamed(code: string, id: string): string {
  const lists = new Map(textsOf(code, id).map(({ name, properties }) => [name, properties]));
  const changes = [...usesOf(read(code, id), new Set(lists.keys()))].flatMap(([name, uses]) =>
    uses
      .filter(([, text]) => lists.get(name)?.some(({ key }) => key.name === text))
      .map(([node, text]) => ({ ...node, text: ownName(name, text) })),
  );
  return withChanges(code, changes);
}

function withChanges(code: string, changes: readonly (Node & { readonly text: string })[]): string {
  let changed = '';
  let copiedTo = 0;
  for (const { start, end, text } of changes.toSorted((a, b) => a.start - b.start)) {
    changed += code.slice(copiedTo, start) + text;
    copiedTo = end;
  }
  return changed + code.slice(copiedTo);
}

/** Code that names the texts it reads, instead of the lists they stand in; `readTexts` gives the text of another file. */
export function withNamedTexts(code: string, id: string, readTexts: (path: string) => string): string {
  const statements = read(code, id);
  const lists = new Map<string, { from: string; name: string; has: ReadonlySet<string> }>();
  for (const { type, importKind, source: from, specifiers } of statements) {
    if (type !== 'ImportDeclaration' || importKind === 'type' || !from || !textsFile.test(from.value))
      continue;
    const known = textsOf(readTexts(from.value), from.value);
    for (const { imported, local } of specifiers ?? []) {
      const list = known.find(({ name }) => name === imported?.name);
      const has = new Set(list?.properties.map(({ key }) => key.name ?? ''));
      if (list) lists.set(local.name, { from: from.value, name: list.name, has });
    }
  }
  const imports = new Set<string>();
  const changes: (Node & { readonly text: string })[] = [];
  for (const [local, uses] of usesOf(statements, new Set(lists.keys()))) {
    const list = lists.get(local);
    if (!list || !uses.every(([, text]) => list.has.has(text))) continue;
    for (const [{ type, start, end }, text] of uses) {
      const own = ownName(local, text);
      const name = ownName(list.name, text);
      imports.add(
        `import { ${name} as ${own} } from '${list.from}${filesApart.test(list.from) ? `?only=${name}` : ''}';`,
      );
      changes.push({ type, start, end, text: own });
    }
  }
  return [...imports].join(' ') + withChanges(code, changes);
}

/**
 * Has the bundler write a text where it is read, or keep it with the page that reads it (with `optimization.inlineConst`): a list of texts
 * would come whole with each page that reads one of them. So would the list of addresses: of these each is
 * a file of its own to the bundler, which puts whole files where they are needed. Stands after `directImports`, which finds the texts' files.
 */
export function splitTexts(): Plugin {
  return {
    name: 'split-texts',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!source.test(id)) return null;
      const file = id.replace(onlyOne, '');
      const readTexts = (path: string) => readFileSync(resolve(dirname(file), path), 'utf8');
      const named = importOfTexts.test(code) ? withNamedTexts(code, file, readTexts) : code;
      const apart = textsFile.test(file) ? withTextsApart(named, file) : named;
      const text = onlyOne.exec(id)?.[1];
      const wanted = text ? withOneExport(apart, text) : apart;
      return wanted === code ? null : { code: wanted, map: null };
    },
  };
}
