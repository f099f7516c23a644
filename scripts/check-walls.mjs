// Checks who imports whom against the rules of lib/walls.mjs. `node scripts/check-walls.mjs [ROOT]`.
import './lib/require-node.mjs';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root as repository } from './lib/run.mjs';
import { sourcesBelow } from './lib/sources.mjs';
import { arrowOf, findCycle, judgeFileImport, judgePackageImport } from './lib/walls.mjs';

const root = resolve(process.argv[2] ?? repository);
/** Everything a source imports: static, re-exported and dynamic with a fixed name. */
function specifiersOf(file, text) {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const fixed = [
    ...module.staticImports.map((item) => item.moduleRequest.value),
    ...module.staticExports.flatMap((item) => item.entries.map((entry) => entry.moduleRequest?.value)),
  ];
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start, end));
  const named = dynamic
    .filter((source) => /^['"][^'"]*['"]$/.test(source))
    .map((source) => source.slice(1, -1));
  return new Set([...fixed, ...named].filter(Boolean));
}

const arrows = [];

function judge(file, specifier) {
  if (specifier.startsWith('.')) {
    const target = join(dirname(file), specifier);
    arrows.push(arrowOf(file, target));
    return judgeFileImport(file, target);
  }
  const ours = /^@mitoyen\/([^/]+)\/?(.*)$/.exec(specifier);
  if (ours) {
    const house = existsSync(join(root, 'packages', ours[1])) ? 'packages' : 'apps';
    return judgeFileImport(file, `${house}/${ours[1]}/${ours[2]}`);
  }
  return judgePackageImport(file, specifier);
}

const wrongs = [];
let count = 0;
for (const folder of ['apps', 'packages'].map((name) => join(root, name))) {
  for (const path of sourcesBelow(folder)) {
    count += 1;
    const file = relative(root, path);
    for (const specifier of specifiersOf(file, readFileSync(path, 'utf8'))) {
      const wrong = judge(file, specifier);
      if (wrong) wrongs.push(`${file} imports ${specifier}: ${wrong}`);
    }
  }
}
for (const part of ['web', 'server']) {
  const cycle = findCycle(arrows.filter((arrow) => arrow?.part === part));
  if (cycle) wrongs.push(`features of ${part} import each other in a circle: ${cycle}`);
}
for (const wrong of wrongs) console.error(wrong);
console.log(`${count} files, ${wrongs.length} imports over a wall`);
process.exitCode = wrongs.length > 0 ? 1 : 0;
