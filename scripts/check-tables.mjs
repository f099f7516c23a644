// Refuses SQL on another feature's tables. `node scripts/check-tables.mjs [ROOT]`.
//
// A table belongs to the feature, or the part of core, that declares it in its personal data. It alone writes to it;
// others call what it exports. A feature may read tables of others in its repositories, where one statement joins
// them with its own: those it names in its `reads`. A function of the migrations reads on behalf of its caller.
//
// A file that reads people asks the rule of who may find whom (decision 109).
import './lib/require-node.mjs';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { asksRule, namesPeople, peopleTables, withoutRule } from './lib/people-reads.mjs';
import { root as repository } from './lib/run.mjs';
import { sourcesBelow } from './lib/sources.mjs';
import { readFunctions, readTables } from './lib/table-uses.mjs';

const root = resolve(process.argv[2] ?? repository);
const source = join(root, 'apps/server/src');
const isTestFile = (file) => /\.(test|fixture|runner)\.ts$/.test(file);
/** Statements on whichever table their caller names, which counts as the caller's use; what they join is read. */
const onGivenTables = [
  'core/personal-data/rows-of.repository.ts',
  'features/profiles/availability.repository.ts',
  'features/profiles/place-words.repository.ts',
];

const ownerOf = (file) => file.split('/').slice(0, 2).join('/');
const wrongs = [];
const owners = new Map();
const declared = new Map();

const migrations = join(root, 'apps/server/migrations');
const functions = readFunctions(
  (existsSync(migrations) ? readdirSync(migrations).sort() : [])
    .filter((name) => name.endsWith('.sql'))
    .map((name) => readFileSync(join(migrations, name), 'utf8')),
);

const files = [...sourcesBelow(source)]
  .map((path) => relative(source, path))
  .filter((file) => !isTestFile(file))
  .map((file) => {
    const text = readFileSync(join(source, file), 'utf8');
    return { file, text, owner: ownerOf(file), ...readTables(file, text, functions) };
  });

for (const { file, owner, owned, reads } of files) {
  for (const table of owned) {
    if (owners.has(table)) wrongs.push(`${file}: ${table} belongs to ${owners.get(table)} already`);
    owners.set(table, owner);
  }
  if (reads.length > 0) declared.set(owner, new Map(reads.map((table) => [table, false])));
}
for (const { file, owner, uses, hidden } of files) {
  for (const line of onGivenTables.includes(file) ? [] : hidden)
    wrongs.push(`${file}:${line}: name the table, so that this check can see it`);
  for (const { table, isWrite, line } of uses) {
    const other = owners.get(table);
    if (!other || other === owner || (onGivenTables.includes(file) && !isWrite)) continue;
    const at = `${file}:${line}`;
    const mayRead = declared.get(owner);
    if (isWrite) wrongs.push(`${at}: writes to ${table}, which belongs to ${other}: call what it exports`);
    else if (owner.startsWith('core/') && other.startsWith('features/'))
      wrongs.push(`${at}: core reads no feature's table (${table} belongs to ${other})`);
    else if (!mayRead?.has(table))
      wrongs.push(
        `${at}: reads ${table}, which belongs to ${other}: call what it exports, or declare it in reads`,
      );
    else if (!/\.(repository|personal-data)\.ts$/.test(file))
      wrongs.push(`${at}: reads ${table} of ${other} outside a repository`);
    mayRead?.set(table, true);
  }
}
const readers = new Set();
for (const { file, text, uses } of files) {
  const read = new Set(uses.filter(({ isWrite }) => !isWrite).map(({ table }) => table));
  const people = peopleTables.filter((table) => read.has(table));
  if (people.length === 0 && !namesPeople(text, read)) continue;
  readers.add(file);
  if (!asksRule.test(text) && !Object.hasOwn(withoutRule, file))
    wrongs.push(
      `${file}: reads people (${people.join(', ') || 'their names'}) without mayFind: ask it, or say in scripts/lib/people-reads.mjs why not`,
    );
}
for (const file of root === repository ? Object.keys(withoutRule) : [])
  if (!readers.has(file)) wrongs.push(`scripts/lib/people-reads.mjs names ${file}, which reads nobody`);
for (const [owner, tables] of declared)
  for (const [table, isRead] of tables)
    if (!isRead) wrongs.push(`${owner} declares that it reads ${table}, and does not`);

for (const wrong of wrongs) console.error(wrong);
console.log(`${owners.size} tables, ${wrongs.length} uses by others than their owners`);
process.exitCode = wrongs.length > 0 ? 1 : 0;
