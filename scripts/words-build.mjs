// Builds apps/server/words/french-words.txt, by which a right word is known, from the French spelling dictionary.
// `npm run words:build [-- FOLDER]`: FOLDER is a node_modules that has the package; without it it is installed into a
// temporary one, as nothing else needs it.
import './lib/require-node.mjs';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { foldWord } from '../packages/contract/src/core/fold-word.ts';
import { readEndings, wordsOfEntry } from './lib/hunspell-words.mjs';
import { root, run } from './lib/run.mjs';

const source = 'dictionary-fr@3.0.0';
const target = join(root, 'apps/server/words/french-words.txt');
/** The singular of what is long enough to be looked at. */
const fewestLetters = 3;

async function installInto(folder) {
  const options = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--prefix', folder];
  const { code } = await run('npm', ['install', ...options, source], { cwd: folder });
  if (code !== 0) throw new Error(`${source} could not be installed.`);
  return join(folder, 'node_modules');
}

function build(folder) {
  const read = (name) => readFileSync(join(folder, 'dictionary-fr', name), 'utf8');
  const endings = readEndings(read('index.aff'));
  const entries = read('index.dic').split('\n').slice(1);
  const words = new Set(entries.flatMap((entry) => wordsOfEntry(entry, endings)).map(foldWord));
  const kept = [...words].filter((word) => /^[a-z]+$/.test(word) && word.length >= fewestLetters).toSorted();
  const header = `# Built by npm run words:build from ${source} (Olivier R. and others, Grammalecte, MPL 2.0)`;
  writeFileSync(target, `${[header, ...kept].join('\n')}\n`);
  console.log(`${kept.length} words`);
}

const given = process.argv[2];
if (given) build(given);
else {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  try {
    build(await installInto(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
