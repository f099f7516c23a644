// Checks the licences of all packages in the lock file. `node scripts/check-licences.mjs [ROOT]`.
import './lib/require-node.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root as repository } from './lib/run.mjs';

/** What asks for no more than to be named: it may be bundled, changed and served. Source: choosealicense.com/appendix. */
const permissive = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Zlib',
  'OFL-1.1',
]);

/** What asks for more, each with why it is fine here. */
const exceptions = [
  // a library of its own, loaded at run time and never changed: LGPL 3, section 4
  { licence: 'LGPL-3.0-or-later', packages: /^@img\/sharp-/ },
  // a library whose files are bundled unchanged, under its own licence: MPL 2.0, section 3.3
  { licence: 'MPL-2.0', packages: /^web-push$/ },
  // tools that run in tests and in the build; nothing of them is shipped, and none of their files is changed
  { licence: 'MPL-2.0', packages: /^(axe-core|@axe-core\/|lightningcss)/ },
  { licence: 'CC-BY-4.0', packages: /^caniuse-lite$/ },
];

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Whether an SPDX expression of names, AND and OR is met. Source: SPDX specification, annex D. */
function isAllowed(expression, name) {
  const text = expression.replace(/[()]/g, ' ').trim();
  const one = (licence) =>
    permissive.has(licence) ||
    exceptions.some((exception) => exception.licence === licence && exception.packages.test(name));
  return text.split(/\s+OR\s+/).some((all) => all.split(/\s+AND\s+/).every((licence) => one(licence.trim())));
}

const { packages } = JSON.parse(
  readFileSync(join(process.argv[2] ?? repository, 'package-lock.json'), 'utf8'),
);
const foreign = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);
const wrongs = foreign
  .filter(([path, { license }]) => !license || !isAllowed(license, nameOf(path)))
  .map(([path, { license }]) => `${nameOf(path)}: ${license ?? 'names no licence'}`);
for (const wrong of new Set(wrongs)) console.error(wrong);
console.log(`${foreign.length} packages, ${wrongs.length} licences to look at`);
process.exitCode = wrongs.length > 0 ? 1 : 0;
