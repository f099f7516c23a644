/** The rows of the tables of docs/legal.md that name a duty. */
export const legalRows = (text) =>
  text
    .split('\n')
    .filter((line) => /^\| .* \| (?:met|open) \|$|^\| (?!duty |--- )/.test(line))
    .map((line) => {
      const [, duty = '', source = '', how = '', shown = '', state = ''] = line
        .split('|')
        .map((cell) => cell.trim());
      return { duty, source, how, shown, state };
    });

/** Files that a cell names between backticks. */
const filesIn = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path);

/** What is wrong with a table of duties; `exists` says whether there is a file. */
export function legalFaults(text, exists) {
  const rows = legalRows(text);
  const faults = rows.flatMap(({ duty, how, shown, state }) => {
    const tests = filesIn(shown);
    if (state === 'open') return shown === '' ? [`${duty}: says nothing of what is missing`] : [];
    if (state !== 'met') return [`${duty}: is neither met nor open`];
    return [
      ...(how === '' ? [`${duty}: says nothing of how it is met`] : []),
      ...(tests.length === 0 ? [`${duty}: names no test`] : []),
      ...tests
        .filter((path) => !/\.(?:test|e2e)\.tsx?$/.test(path))
        .map((path) => `${duty}: ${path} is no test`),
      ...tests.filter((path) => !exists(path)).map((path) => `${duty}: there is no ${path}`),
    ];
  });
  return rows.length === 0 ? ['names no duty'] : faults;
}
