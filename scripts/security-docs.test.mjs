import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path) => readFileSync(join(root, path), 'utf8');
const chapters = readdirSync(join(root, 'docs/security'))
  .filter((file) => /^v\d\d-/.test(file))
  .sort();
const pages = [
  'docs/security.md',
  ...readdirSync(join(root, 'docs/security')).map((file) => `docs/security/${file}`),
];

const rowsOf = (text) =>
  text
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, first]) => /^\d+\.\d+\.\d+$/.test(first ?? ''))
    .map(([, id, level, asks, state, shown]) => ({ id, level, asks, state, shown }));

/** Files that a text names between backticks, without the place in them. */
const pathsIn = (text) =>
  [...text.matchAll(/`((?:apps|packages|scripts|e2e|docs)\/[\w./@-]+)`/g)].map(([, path]) => path);

/** What ASVS 5.0.0 has in each chapter at levels 1 and 2. */
const requirements = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

describe('the pages on security', () => {
  it.each(pages)('%s names only files that there are', (page) => {
    expect(pathsIn(read(page)).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('have every requirement of a chapter once, with its level', () => {
    const all = chapters.map((file) => rowsOf(read(`docs/security/${file}`)));
    expect(all.map((rows) => rows.length)).toEqual(requirements);
    for (const [index, rows] of all.entries()) {
      expect(
        rows.filter(({ id, level }) => !id.startsWith(`${index + 1}.`) || !/^[12]$/.test(level)),
      ).toEqual([]);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    }
    // of all requirements, 70 are of level 1
    expect(all.flat().filter(({ level }) => level === '1')).toHaveLength(70);
  });

  it.each(chapters)('%s shows what is met by a file, and says why of the rest', (file) => {
    for (const { id, state, shown } of rowsOf(read(`docs/security/${file}`))) {
      expect(['met', 'n.a.', 'open'], id).toContain(state);
      if (state === 'met')
        expect(pathsIn(shown).length + [...shown.matchAll(/\]\(/g)].length, id).toBeGreaterThan(0);
      else expect(shown.length, id).toBeGreaterThan(5);
    }
  });

  it('count in the index what the tables have', () => {
    const counted = chapters.map((file) => {
      const states = rowsOf(read(`docs/security/${file}`)).map(({ state }) => state);
      return [file, ...['met', 'n.a.', 'open'].map((state) => states.filter((one) => one === state).length)];
    });
    const told = [
      ...read('docs/security.md').matchAll(
        /\]\(security\/(v\d\d-[\w-]+\.md)\) \| (\d+) \| (\d+) \| (\d+) \|/g,
      ),
    ];
    expect(told.map(([, file, ...counts]) => [file, ...counts.map(Number)])).toEqual(counted);
    const sums = [1, 2, 3].map((place) => counted.reduce((sum, row) => sum + row[place], 0));
    expect(read('docs/security.md')).toContain(`| **all** | **${sums.join('** | **')}** |`);
  });
});
