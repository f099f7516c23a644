// Runs the API tests of the release before against the tables of this one: during an upgrade, both use them.
//   node ops/previous-release/run.mjs [COMMIT] [TEST…]
// COMMIT: the last tag before this commit by default. TEST: paths or parts of names; all of apps/server by default.
// A worktree of COMMIT is made in a folder of its own, with this release's migrations instead of its own, and goes
// afterwards. Takes as long as npm ci and those tests.
import '../../scripts/lib/require-node.mjs';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from '../../scripts/lib/run.mjs';

const migrations = 'apps/server/migrations';
/** Tests of the tables themselves, which are others now. */
const ofTheTables = [
  '**/core/db/tables/**',
  '**/core/personal-data/**',
  '**/core/db/migrate.test.ts',
  '**/core/db/adopt-baseline.test.ts',
];

async function git(...args) {
  const { code, output } = await run('git', args, { capture: true });
  if (code !== 0) throw new Error(output.trim());
  return output.trim();
}

const [given, ...tests] = process.argv.slice(2);
const commit = given ?? (await git('describe', '--tags', '--abbrev=0', 'HEAD^'));
const folder = await mkdtemp(join(tmpdir(), 'mitoyen-previous-'));
const worktree = join(folder, 'product');
await git('worktree', 'add', '--detach', worktree, commit);
try {
  const known = new Set(await readdir(join(worktree, migrations)));
  const added = (await readdir(join(root, migrations))).filter((name) => !known.has(name));
  await rm(join(worktree, migrations), { recursive: true });
  await cp(join(root, migrations), join(worktree, migrations), { recursive: true });
  console.log(`${commit}, with ${added.length} newer migrations: ${added.join(', ') || 'none'}`);
  const options = { cwd: worktree };
  const installed = await run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], options);
  if (installed.code !== 0) throw new Error('npm ci failed');
  const exclude = ofTheTables.flatMap((pattern) => ['--exclude', pattern]);
  const vitest = [join(worktree, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'server', ...exclude];
  const { code } = await run(process.execPath, [...vitest, ...tests], options);
  process.exitCode = code;
} finally {
  await git('worktree', 'remove', '--force', worktree);
  await rm(folder, { recursive: true, force: true });
}
