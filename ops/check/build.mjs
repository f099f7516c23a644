import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root, run as runAnyway } from '../../scripts/lib/run.mjs';
import { check, run } from '../lib/run.mjs';

const mostMegabytes = 60;

const sizeOf = async (path) => Number((await run('du', ['-sk', path])).split('\t')[0]) / 1024;

/** Copies what git knows of, as it stands, to a new folder. */
export async function copyClean(copy) {
  await mkdir(copy);
  const files =
    'git ls-files -z --cached --others --exclude-standard | tar -c --null --ignore-failed-read -T - | tar -x -C "$0"';
  await run('sh', ['-c', files, copy], { cwd: root });
}

/** Builds what git knows of, as it stands, in a folder of its own, with production's environment. @returns the packaged tree. */
export async function buildInCleanCopy(folder) {
  const copy = join(folder, 'copy');
  const tree = join(folder, 'mitoyen');
  await copyClean(copy);
  const env = { NODE_ENV: 'production' };
  const npm = (...args) => runAnyway('npm', args, { cwd: copy, env, capture: true });
  await npm('ci', '--no-audit', '--no-fund');
  const told = await npm('run', 'build');
  check(
    'without the tools, the build says what to do',
    told.code !== 0 && told.output.includes('npm ci --include=dev'),
  );
  const steps = [
    ['ci', '--include=dev', '--no-audit', '--no-fund'],
    ['run', 'build'],
    ['run', 'package', '--', tree],
  ];
  for (const step of steps) {
    const { code, output } = await npm(...step);
    check(`NODE_ENV=production npm ${step.join(' ')}`, code === 0, code === 0 ? '' : output.slice(-600));
  }
  const parts = [
    'node_modules',
    'apps/server/dist',
    'apps/web/dist',
    'apps/server/places',
    'apps/server/migrations',
  ];
  const sizes = await Promise.all(
    parts.map(async (part) => `${part} ${(await sizeOf(join(tree, part))).toFixed(1)}`),
  );
  const whole = await sizeOf(tree);
  check('it is small (MB)', whole < mostMegabytes, `${whole.toFixed(1)}: ${sizes.join(', ')}`);
  const packages = await readdir(join(tree, 'node_modules'));
  check(
    'it holds no tools',
    !['esbuild', 'vite', 'typescript', 'vitest'].some((name) => packages.includes(name)),
  );
  return tree;
}
