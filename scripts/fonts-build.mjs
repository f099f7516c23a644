// Builds the typefaces that every first page preloads: the letters of French alone, at most 20 kB a file.
// `npm run fonts:build [-- FOLDER]`: FOLDER is a node_modules that has the package; without it, it is installed into a
// temporary one, as nothing else needs it. What is left out comes with the whole Latin files (`fonts.css`).
import './lib/require-node.mjs';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from './lib/run.mjs';

const tool = 'subset-font@2.9.0';
const target = join(root, 'apps/web/src/ui/fonts');
const maxBytes = 20_000;
/** As `unicode-range` of the same faces in `fonts.css`. */
const letters = [
  ' !"%&\'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz',
  'ÀÂÇÈÉÊËÎÏÔÙÛŒàâçèéêëîïôùûüÿœ',
  '\u00a0«»’–—…•·°²±€−×',
].join('');
/** Kerning, and the figures of equal width that prices and dates are set in. */
const keepFeatures = ['kern', 'tnum'];
const faces = [
  {
    name: 'bricolage-grotesque-french-600.woff2',
    source: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff2',
  },
  {
    name: 'instrument-sans-french-wght.woff2',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  },
];

async function installInto(folder) {
  const options = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--prefix', folder];
  const { code } = await run('npm', ['install', ...options, tool], { cwd: folder });
  if (code !== 0) throw new Error('The package that cuts typefaces could not be installed.');
  return join(folder, 'node_modules');
}

async function build(folder) {
  const subsetFont = createRequire(join(folder, 'subset-font/'))('.');
  const require = createRequire(join(root, 'apps/web/package.json'));
  for (const { name, source } of faces) {
    const options = { targetFormat: 'woff2', noHinting: true, keepFeatures };
    const font = await subsetFont(readFileSync(require.resolve(source)), letters, options);
    if (font.length > maxBytes) throw new Error(`${name} has ${font.length} bytes, ${maxBytes} at most.`);
    writeFileSync(join(target, name), font);
    console.log(`${name}: ${font.length} bytes`);
  }
  const hex = (letter) => letter.codePointAt(0).toString(16).toUpperCase().padStart(4, '0');
  console.log(
    `unicode-range: ${toRanges(letters)
      .map(([from, to]) => `U+${hex(from)}${to === from ? '' : `-${hex(to)}`}`)
      .join(', ')};`,
  );
}

/** First and last letter of each run of consecutive ones. */
function toRanges(text) {
  const sorted = [...new Set(text)].sort((a, b) => a.codePointAt(0) - b.codePointAt(0));
  return sorted.reduce((ranges, letter) => {
    const last = ranges.at(-1);
    if (last && letter.codePointAt(0) === last[1].codePointAt(0) + 1) last[1] = letter;
    else ranges.push([letter, letter]);
    return ranges;
  }, []);
}

const given = process.argv[2];
const folder = given ?? mkdtempSync(join(tmpdir(), 'fonts-'));
try {
  await build(given ?? (await installInto(folder)));
} finally {
  if (!given) rmSync(folder, { recursive: true, force: true });
}
