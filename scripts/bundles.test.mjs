import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { loadedLate, nodeBundle } from './lib/build-parts.mjs';
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

it.each([...programs, ...commands, ...late])(
  '$output needs nothing that production leaves out',
  async ({ entry, output }) => {
    const { metafile } = await build({ ...nodeBundle(entry, output), write: false, metafile: true });
    const needed = Object.values(metafile.outputs)
      .flatMap(({ imports }) => imports)
      // the development server is asked for when pages are to be replaced as they change
      .filter(({ path, kind }) => !isBuiltin(path) && !(path === 'vite' && kind === 'dynamic-import'))
      .filter(({ path }) => !path.startsWith('./'))
      // the driver tries it and does without
      .filter(({ path }) => path !== 'pg-native')
      .map(({ path }) => packageOf(path));
    const shipped = shippedWith(output.split('/').slice(0, 2).join('/'));
    expect([...new Set(needed)].filter((name) => !shipped.includes(name))).toEqual([]);
  },
);

it('the packages that stay outside are few', () => {
  const needed = Object.keys(manifestOf('apps/server').dependencies).filter(
    (name) => !name.startsWith('@mitoyen/'),
  );
  expect(needed).toEqual(['@node-rs/argon2', 'sharp']);
});
