#!/usr/bin/env bash
# Instrument Sans cannot set « m² », and its package's CSS says that it can.
#
# @fontsource-variable/instrument-sans 5.3.0 declares the face of its Latin file for `U+0000-00FF`, which holds U+00B2
# (²), U+00B3 (³) and U+00B1 (±): the signs of areas, volumes and levels on every page about a building. The file has a
# glyph for none of them, though Latin-1 is what "latin" usually promises. Browsers draw them in the next family.
# Where a second file of the same family is declared for the range (a smaller subset beside the whole one), the browser
# fetches that as well, for a glyph that it has not either: the ranges have to be written from what the files hold.
#
# Seen with fontkit 2.0.4 and fontverter 2.0.0 on Node 20 and 24.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts \
  @fontsource-variable/instrument-sans@5.3.0 fontkit@2.0.4 fontverter@2.0.0
cat >look.mjs <<'JS'
import { readFile } from 'node:fs/promises';
import * as fontkit from 'fontkit';
import fontverter from 'fontverter';
const folder = 'node_modules/@fontsource-variable/instrument-sans';
const css = await readFile(`${folder}/wght.css`, 'utf8');
const latin = css.split('@font-face').find((face) => face.includes('latin-wght-normal.woff2'));
console.log('declared for U+0000-00FF:', /unicode-range:\s*U\+0000-00FF/.test(latin));
const file = await readFile(`${folder}/files/instrument-sans-latin-wght-normal.woff2`);
const font = fontkit.create(Buffer.from(await fontverter.convert(file, 'truetype')));
for (const letter of '²³±°é')
  console.log(letter, font.hasGlyphForCodePoint(letter.codePointAt(0)) ? 'has a glyph' : 'has no glyph');
JS
node look.mjs | tee seen
cat >expected <<'SEEN'
declared for U+0000-00FF: true
² has no glyph
³ has no glyph
± has no glyph
° has a glyph
é has a glyph
SEEN
diff expected seen && echo 'as found'
