// Refuses migrations that take away what the release before uses. `node scripts/check-migrations.mjs [ROOT]`.
//
// During an upgrade, two releases run on one database: a migration adds, and what it replaces goes in a later one, once
// no release that uses it is left. That one says so: `-- contracts since 1.4.0: what used it and does no longer`.
import './lib/require-node.mjs';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contractingStatements, declaredSince } from './lib/contracting-sql.mjs';
import { root as repository } from './lib/run.mjs';

const root = resolve(process.argv[2] ?? repository);
const folder = join(root, 'apps/server/migrations');

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const numbers = (text) => text.split('.').map(Number);
const isAfter = (one, other) => {
  const [a, b] = [numbers(one), numbers(other)];
  const at = a.findIndex((part, index) => part !== b[index]);
  return at >= 0 && a[at] > b[at];
};

const wrongs = [];
for (const file of readdirSync(folder).filter((name) => name.endsWith('.sql'))) {
  const sql = readFileSync(join(folder, file), 'utf8');
  const since = declaredSince(sql);
  if (since && isAfter(since, version))
    wrongs.push(`${file}: contracts since ${since}, which is not released yet`);
  if (since) continue;
  for (const { reason, statement } of contractingStatements(sql))
    wrongs.push(`${file}: ${reason}: ${statement}`);
}
for (const wrong of wrongs) console.error(wrong);
if (wrongs.length > 0) {
  console.error(
    'The release before still runs on this database during an upgrade (docs/operations/upgrades.md): add now, take away in a later release, in a migration that says `-- contracts since VERSION: why`.',
  );
  process.exit(1);
}
