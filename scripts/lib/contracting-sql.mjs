/** What the release before may stumble over, by pattern, with what it does. */
const contracting = [
  [/\bdrop\s+(?:table|view|materialized\s+view|type|function|sequence)\b/i, 'takes away what may be in use'],
  [/\bdrop\s+column\b/i, 'takes a column away'],
  [/\brename\b/i, 'gives another name'],
  [/\balter\s+(?:column\s+)?\S+\s+(?:set\s+data\s+)?type\b/i, 'changes a type'],
  [/\bset\s+not\s+null\b/i, 'refuses rows without a value'],
  [/\badd\s+constraint\b/i, 'refuses rows that were allowed'],
  [/(?<!\b(?:before|after|or)\s+)\btruncate\b/i, 'empties a table'],
];
const declaration = /^-- contracts since (\d+\.\d+\.\d+): \S/m;

const withoutComments = (sql) => sql.replace(/--[^\n]*/g, '').replace(/\/\*[\s\S]*?\*\//g, '');
const withoutTexts = (sql) => sql.replace(/'(?:[^']|'')*'/g, "''");

/** Columns that a row of the older program would lack. */
function addsRequiredColumn(statement) {
  return statement
    .split(/\badd\s+(?:column\s+)?/i)
    .slice(1)
    .some((column) => /\bnot\s+null\b/i.test(column) && !/\b(?:default|generated)\b/i.test(column));
}

/** The release from which on nobody uses what a migration takes away, as its comment says; null when it says none. */
export const declaredSince = (sql) => declaration.exec(sql)?.[1] ?? null;

/** What in a migration an older program, which runs beside the newer one during an upgrade, might stumble over. */
export function contractingStatements(sql) {
  const plain = withoutTexts(withoutComments(sql));
  const made = new Set(
    [...plain.matchAll(/\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(\w+)/gi)].map(([, table]) => table),
  );
  return plain.split(';').flatMap((statement) => {
    const table = /\balter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?(\w+)/i.exec(statement)?.[1];
    if (table && made.has(table)) return [];
    const reasons = contracting.filter(([pattern]) => pattern.test(statement)).map(([, reason]) => reason);
    if (table && addsRequiredColumn(statement))
      reasons.push('adds a column that the older program does not fill');
    return reasons.map((reason) => ({
      reason,
      statement: statement.trim().replace(/\s+/g, ' ').slice(0, 80),
    }));
  });
}
