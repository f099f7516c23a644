import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root as repository } from '../../scripts/lib/run.mjs';
import { run } from '../lib/run.mjs';

const purlOf = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`;
const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const matches = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found);

/** Where the packages are that the server's bundles hold, by their source maps, and those that lie beside them. */
async function ofServer(tree) {
  const dist = 'apps/server/dist';
  const paths = [];
  for (const name of (await readdir(join(tree, dist))).filter((each) => each.endsWith('.map'))) {
    const { sources } = JSON.parse(await readFile(join(tree, dist, name), 'utf8'));
    for (const source of sources)
      paths.push(/^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(join(dist, source))?.[0]);
  }
  const beside = await run('find', ['node_modules', '-name', 'package.json', '-printf', '%h\n'], {
    cwd: tree,
  });
  return [...paths, ...beside.trim().split('\n')];
}

/** Where the packages are that the pages' sources import, and those that these need. */
async function ofPages(packages) {
  const pattern = String.raw`(?:from|import|import\() ?'(@[\w.-]+/[\w.-]+|[a-z][\w.-]*)(?:/[^']*)?'`;
  const sources = ['apps/web/src', 'packages/contract/src', ':!*.test.*', ':!*.fixture.*'];
  const imports = await run('git', ['grep', '-hoP', pattern, '--', ...sources], { cwd: repository });
  const found = new Set();
  const add = (name, from) => {
    const path = [`${from}/node_modules/${name}`, `node_modules/${name}`].find((each) => packages[each]);
    if (!path || found.has(path)) return;
    found.add(path);
    for (const needed of Object.keys(packages[path].dependencies ?? {})) add(needed, path);
  };
  for (const name of matches(imports, new RegExp(pattern, 'g'))) add(name, 'apps/web');
  return [...found];
}

/** The product's packages, by the lock file's versions. */
async function shippedPackages(tree) {
  const { packages } = JSON.parse(await readFile(join(repository, 'package-lock.json'), 'utf8'));
  const paths = [...(await ofServer(tree)), ...(await ofPages(packages))];
  const known = paths.filter((path) => packages[path] && !packages[path].link);
  return new Set(known.map((path) => purlOf(nameOf(path), packages[path].version)));
}

/**
 * The list of what an image holds (CycloneDX): the packages of Debian and of npm itself, read from its files by cdxgen,
 * Node, and the packages that the product's bundles hold, as the lock file names them.
 */
export async function writeSbom(modules, root, file) {
  const cdxgen = [join(modules, '@cyclonedx/cdxgen/bin/cdxgen.js'), '-t', 'rootfs', '--no-recurse'];
  await run('nice', [process.execPath, ...cdxgen, '-o', file, root], { cwd: modules });
  const found = JSON.parse(await readFile(file, 'utf8'));
  const { metadata, components } = JSON.parse(
    await run('npm', ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'], { cwd: repository }),
  );
  const shipped = await shippedPackages(join(root, 'mitoyen'));
  const list = [
    // single files are covered by the packages that brought them
    ...found.components.filter(({ purl }) => /^pkg:(deb|npm)\//.test(purl ?? '')),
    ...components.filter(({ purl }) => shipped.has(purl)),
    {
      type: 'application',
      name: 'node',
      version: process.versions.node,
      purl: `pkg:generic/node@${process.versions.node}`,
    },
  ];
  const whole = {
    ...found,
    metadata: { ...found.metadata, component: metadata.component },
    components: list.filter(({ purl }, index) => list.findIndex((each) => each.purl === purl) === index),
    dependencies: [],
  };
  await writeFile(file, JSON.stringify(whole));
  const count = (kind) => whole.components.filter(({ purl }) => purl.startsWith(`pkg:${kind}/`)).length;
  return {
    deb: count('deb'),
    npm: count('npm'),
    names: new Set(whole.components.map(({ name }) => name)),
  };
}
