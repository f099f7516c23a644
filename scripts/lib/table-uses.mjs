import { parseSync, Visitor } from 'oxc-parser';

/** Calls of Kysely, and of our own functions, whose first argument names a table. */
const reading =
  /^(?:selectFrom|from|using|table|crossJoin|(?:inner|left|right|full)Join(?:Lateral)?|rowsOf)$/;
const writing =
  /^(?:insertInto|replaceInto|updateTable|deleteFrom|mergeInto|availabilityIn|unreadPlacesIn|placeAnswersIn)$/;
/** Those that name nothing else, so that a variable there hides a table. */
const naming = /^(?:selectFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto)$/;

const sqlWrite = /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate)\s+(?:only\s+)?"?(\w+)/gi;
const sqlRead =
  /\b(?:from|join|using)\s+(?:only\s+|lateral\s+)?((?:"?\w+"?(?:\s+(?:as\s+)?\w+)?\s*,\s*)*"?\w+"?)/gi;

const functionBody = /\bcreate\s+(?:or\s+replace\s+)?function\s+(\w+)\s*\([^$]*\$(\w*)\$([\s\S]*?)\$\2\$/gi;
const sqlCall = /\b(\w+)\(/g;

const literal = (node) => (node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null);
const tableOf = (text) => /^"?(\w+)"?(?:\s+as\s+\w+)?$/.exec(text)?.[1];

function calleeName({ callee }) {
  return callee.type === 'MemberExpression' ? callee.property.name : callee.name;
}

/** The tables that a piece of SQL reads. */
function tablesRead(sql) {
  const lists = [...sql.replace(sqlWrite, '').matchAll(sqlRead)].flatMap(([, list]) => list.split(','));
  return lists.map((item) =>
    item
      .trim()
      .split(/[\s"]+/)
      .find(Boolean),
  );
}

/** What functions of the database read, by their names; `migrations` are their texts in order. */
export function readFunctions(migrations) {
  const functions = new Map();
  for (const text of migrations)
    for (const [, name, , body] of text.matchAll(functionBody)) functions.set(name, tablesRead(body));
  return functions;
}

/** The literal strings of a list; null when it holds anything else. */
function literals(node) {
  const values = node?.type === 'ArrayExpression' ? node.elements.map(literal) : [null];
  return values.includes(null) ? null : values;
}

/**
 * What a source says of tables: those it uses, itself or by a function of the database, those it declares as its own, those
 * it declares that it reads.
 */
export function readTables(file, text, functions = new Map()) {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const uses = [];
  const owned = [];
  const reads = [];
  const hidden = [];
  const lineOf = (position) => text.slice(0, position).split('\n').length;
  const use = (table, isWrite, position) => uses.push({ table, isWrite, line: lineOf(position) });

  new Visitor({
    CallExpression(call) {
      const name = calleeName(call) ?? '';
      const isWrite = writing.test(name);
      if (!isWrite && !reading.test(name)) return;
      const place = call.callee.property?.start ?? call.start;
      const argument = call.arguments[name === 'rowsOf' ? 1 : 0];
      const named = argument?.type === 'ArrayExpression' ? argument.elements : [argument];
      for (const node of named) {
        const table = tableOf(literal(node) ?? '');
        if (table) use(table, isWrite, place);
        else if (naming.test(name) && node?.type !== 'ArrowFunctionExpression') hidden.push(lineOf(place));
      }
    },
    TaggedTemplateExpression({ tag, quasi }) {
      if (!text.slice(tag.start, tag.end).startsWith('sql')) return;
      for (const { value, start } of quasi.quasis) {
        for (const [, table] of value.raw.matchAll(sqlWrite)) use(table, true, start);
        for (const table of tablesRead(value.raw)) use(table, false, start);
        for (const [, name] of value.raw.matchAll(sqlCall))
          for (const table of functions.get(name) ?? []) use(table, false, start);
      }
    },
    Property({ key, value }) {
      const name = key.name ?? key.value;
      if (name === 'exported' || name === 'impersonal') owned.push(...(literals(value) ?? []));
      if (name === 'withheld' && value.type === 'ObjectExpression')
        owned.push(...value.properties.map((property) => property.key?.name ?? property.key?.value));
      if (name === 'reads' && value.type === 'ArrayExpression') reads.push(...(literals(value) ?? []));
    },
  }).visit(program);
  return { uses, owned, reads, hidden };
}
