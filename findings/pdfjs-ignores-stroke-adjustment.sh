#!/usr/bin/env bash
# pdf.js ignores automatic stroke adjustment: a thin line between two pixels becomes two grey ones.
#
# A graphics state with /SA true (ISO 32000-1, 10.7.5) asks that lines have one thickness wherever they fall: drawing
# programs rely on it for hairlines. Poppler adjusts them even without being asked. In pdfjs-dist 6.5.438, a black line of
# one pixel between two columns of pixels is drawn as two columns of half grey, with /SA as without; one in the middle of a
# column is black. On a plan of hairlines, 0.56 of the gradient energy of Poppler's picture is left. There is no option.
#
# Seen with pdfjs-dist 6.5.438 (legacy build) and @napi-rs/canvas 1.0.13 on Node 24; the same in Chromium.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts pdfjs-dist@6.5.438 @napi-rs/canvas@1.0.13
cat >look.mjs <<'JS'
import { createCanvas } from '@napi-rs/canvas';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
const content = '1 w 20.5 0 m 20.5 100 l S 40 0 m 40 100 l S /Adjusted gs 60 0 m 60 100 l S';
const objects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Contents 4 0 R /Resources << /ExtGState << /Adjusted 5 0 R >> >> >>',
  `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  '<< /Type /ExtGState /SA true >>',
];
let pdf = '%PDF-1.5\n';
const places = objects.map((object, at) => {
  const place = pdf.length;
  pdf += `${at + 1} 0 obj\n${object}\nendobj\n`;
  return `${String(place).padStart(10, '0')} 00000 n \n`;
});
const xref = pdf.length;
pdf += `xref\n0 6\n0000000000 65535 f \n${places.join('')}trailer << /Size 6 /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`;
const task = getDocument({ data: new TextEncoder().encode(pdf), verbosity: VerbosityLevel.ERRORS });
const page = await (await task.promise).getPage(1);
const canvas = createCanvas(100, 100);
await page.render({ canvas, viewport: page.getViewport({ scale: 1 }) }).promise;
const shade = (x) => {
  const [red] = canvas.getContext('2d').getImageData(x, 50, 1, 1).data;
  return red < 16 ? 'black' : red > 240 ? 'white' : 'grey';
};
const columns = (...xs) => xs.map(shade).join(' ');
console.log('in a column:', columns(19, 20, 21));
console.log('between two:', columns(38, 39, 40, 41));
console.log('between two, to be adjusted:', columns(58, 59, 60, 61));
await task.destroy();
JS
node look.mjs | tee seen
cat >expected <<'SEEN'
in a column: white black white
between two: white grey grey white
between two, to be adjusted: white grey grey white
SEEN
diff expected seen && echo 'as found'
