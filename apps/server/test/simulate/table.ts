/** One run as the table heads it, with its rows. */
export interface Column {
  readonly name: string;
  readonly rows: ReadonlyMap<string, string>;
}

/** What every table says of itself. */
export const disclaimer =
  'This shows that mechanisms work, and what each brings to people who behave as constants.ts says. It does not show how people behave.';

/** Runs side by side, a row for each measure, in Markdown. */
export function formatTable(columns: readonly Column[]): string {
  const names = [...new Set(columns.flatMap(({ rows }) => [...rows.keys()]))];
  const lines = [
    ['', ...columns.map(({ name }) => name)],
    ['---', ...columns.map(() => '---:')],
    ...names.map((name) => [name, ...columns.map(({ rows }) => rows.get(name) ?? '')]),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
