#!/usr/bin/env bash
# pdf.js draws inks in Node otherwise than in browsers, whatever it is given, and does not say so.
#
# pdfjs-dist 6.5.438 brings a decoder of profiles (qcms) and a profile of inks, given by `wasmUrl` and `iccUrl`: in a
# browser, 100 % cyan in DeviceCMYK comes out as 0 174 239 or so, as from Ghostscript. In Node both are ignored, with a
# decoder that runs there and every warning turned on: `useWorkerFetch` is false there, which turns profiles off before any
# is looked at. A formula is used instead: 0 185 242; 100 % magenta is 251 49 153 instead of 236 0 140. Tests in Node do not
# see the colours that browsers show.
#
# Seen with pdfjs-dist 6.5.438 (legacy build) and @napi-rs/canvas 1.0.13 on Node 24.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts pdfjs-dist@6.5.438 @napi-rs/canvas@1.0.13
cat >look.mjs <<'JS'
import { existsSync } from 'node:fs';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
const content = '1 0 0 0 k 0 0 50 100 re f 0 1 0 0 k 50 0 50 100 re f';
const objects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Contents 4 0 R /Resources << >> >>',
  `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
];
let pdf = '%PDF-1.5\n';
const places = objects.map((object, at) => {
  const place = pdf.length;
  pdf += `${at + 1} 0 obj\n${object}\nendobj\n`;
  return `${String(place).padStart(10, '0')} 00000 n \n`;
});
const xref = pdf.length;
pdf += `xref\n0 5\n0000000000 65535 f \n${places.join('')}trailer << /Size 5 /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`;
const folder = `${process.cwd()}/node_modules/pdfjs-dist/`;
const given = process.argv[2] === 'given' && { wasmUrl: `${folder}wasm/`, iccUrl: `${folder}iccs/`, useWasm: true };
if (given) console.log('files are there:', existsSync(`${given.wasmUrl}qcms_bg.wasm`), existsSync(given.iccUrl));
const data = new TextEncoder().encode(pdf);
const task = getDocument({ data, verbosity: VerbosityLevel.INFOS, ...given });
const page = await (await task.promise).getPage(1);
const canvas = createCanvas(100, 100);
await page.render({ canvas, viewport: page.getViewport({ scale: 1 }) }).promise;
const colourAt = (x) => [...canvas.getContext('2d').getImageData(x, 50, 1, 1).data].slice(0, 3).join(' ');
console.log(`cyan ${colourAt(25)}, magenta ${colourAt(75)}`);
await task.destroy();
JS
{ node look.mjs given; node look.mjs; } 2>&1 | tee seen
cat >expected <<'SEEN'
files are there: true true
cyan 0 185 242, magenta 251 49 153
cyan 0 185 242, magenta 251 49 153
SEEN
diff expected seen && echo 'as found'
