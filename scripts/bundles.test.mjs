import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { expect, it, onTestFinished } from 'vitest';
import { bundleNode, loadedLate, nodeBundle } from './lib/build-parts.mjs';
import { commands, programs } from './lib/programs.mjs';
import { root } from './lib/run.mjs';

const isBuiltin = (name) => name.startsWith('node:') || builtinModules.includes(name);
const packageOf = (path) => /^(?:@[^/]+\/)?[^/]+/.exec(path)[0];
const manifestOf = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

/** What `npm ci --omit=dev` installs for an app, and for the packages of ours that it is made of. */
function shippedWith(app) {
  const { dependencies = {}, optionalDependencies = {} } = manifestOf(app);
  const ours = Object.keys(dependencies).filter((name) => name.startsWith('@mitoyen/'));
  const below = ours.flatMap((name) => shippedWith(`packages/${name.slice('@mitoyen/'.length)}`));
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...below];
}

/** Packages with a bundle of their own, which lies beside those that ask for it. */
const late = loadedLate.map((name) => ({ entry: name, output: `apps/server/dist/${name}.mjs` }));

const all = [...programs, ...commands, ...late];
/** What each bundle is made of and asks for: made at once, so that what they share is read once. */
const { outputs } = (
  await build({
    ...nodeBundle(),
    entryPoints: all.map(({ entry, output }) => ({ in: entry, out: output.replace(/\.mjs$/, '') })),
    outdir: '.',
    outExtension: { '.js': '.mjs' },
    sourcemap: false,
    write: false,
    metafile: true,
  })
).metafile;

it.each(all)('$output needs nothing that production leaves out', ({ output }) => {
  const needed = outputs[output].imports
    // the development server is asked for when pages are to be replaced as they change
    .filter(({ path, kind }) => !isBuiltin(path) && !(path === 'vite' && kind === 'dynamic-import'))
    .filter(({ path }) => !path.startsWith('./'))
    // the driver tries it and does without
    .filter(({ path }) => path !== 'pg-native')
    .map(({ path }) => packageOf(path));
  const shipped = shippedWith(output.split('/').slice(0, 2).join('/'));
  expect([...new Set(needed)].filter((name) => !shipped.includes(name))).toEqual([]);
});

it('the server holds nothing of what is loaded late', () => {
  const [{ output }] = programs;
  const held = Object.keys(outputs[output].inputs).filter((path) => path.startsWith('node_modules/'));
  const heldLate = loadedLate
    .map(packageOf)
    .filter((name) => held.some((path) => path.startsWith(`node_modules/${name}/`)));
  expect(held.length).toBeGreaterThan(100);
  expect(heldLate).toEqual([]);
});

it('the packages that stay outside are few', () => {
  const needed = Object.keys(manifestOf('apps/server').dependencies).filter(
    (name) => !name.startsWith('@mitoyen/'),
  );
  expect(needed).toEqual(['@node-rs/argon2', 'sharp']);
});

it('a package that several programs load late is bundled once, by whichever comes first', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mitoyen-bundles-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const built = [];
  const counting = { build: (options) => (built.push(...options.entryPoints), build(options)) };
  const names = ['a', 'b', 'c', 'd'];
  for (const name of names)
    await writeFile(join(folder, `${name}.ts`), "await import('@zxcvbn-ts/language-fr');");
  await Promise.all(
    names.map((name) =>
      bundleNode(join(folder, `${name}.ts`), relative(root, join(folder, `${name}.mjs`)), counting),
    ),
  );
  expect(built.filter((entry) => entry === '@zxcvbn-ts/language-fr')).toHaveLength(1);
  expect((await readdir(folder)).filter((file) => file.endsWith('.mjs')).sort()).toEqual([
    ...names.map((name) => `${name}.mjs`),
    'zxcvbn-ts-language-fr.mjs',
  ]);
});
