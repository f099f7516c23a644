#!/usr/bin/env bash
# pdf.js tells text that a page does not show: that of layers (optional content) which are off.
#
# In pdfjs-dist 6.5.438, a text on a layer that the document's own configuration turns off comes out of getTextContent()
# like any other. With includeMarkedContent the layer's marks come along, but their `id` is null: nothing says which layer
# a piece is of. The page's operators do name it, and getOptionalContentConfig() knows that it is off, so that render()
# leaves it out. Whoever reads plans or books by their text reads variants that were given up. What helps: match the marks
# with those of getOperatorList(), in their order.
#
# Seen with pdfjs-dist 6.5.438 (legacy build) on Node 24.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts pdfjs-dist@6.5.438 @napi-rs/canvas@1.0.13
cat >look.mjs <<'JS'
import { getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
const shown = 'BT /F1 20 Tf 20 200 Td (Halle) Tj ET';
const hidden = '/OC /Off BDC BT /F1 20 Tf 20 100 Td (Variante) Tj ET EMC';
const content = `${shown} ${hidden}`;
const objects = [
  '<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [6 0 R] /D << /OFF [6 0 R] /Order [6 0 R] >> >> >>',
  '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 360 240] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> /Properties << /Off 6 0 R >> >> >>',
  `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  '<< /Type /OCG /Name (Variante) >>',
];
let pdf = '%PDF-1.5\n';
const places = objects.map((object, at) => {
  const place = pdf.length;
  pdf += `${at + 1} 0 obj\n${object}\nendobj\n`;
  return `${String(place).padStart(10, '0')} 00000 n \n`;
});
const xref = pdf.length;
pdf += `xref\n0 7\n0000000000 65535 f \n${places.join('')}trailer << /Size 7 /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`;
const task = getDocument({ data: new TextEncoder().encode(pdf), verbosity: VerbosityLevel.ERRORS });
const document = await task.promise;
const page = await document.getPage(1);
const layers = [...(await document.getOptionalContentConfig())].map(([id, { visible }]) => `${id} ${visible}`);
const { items } = await page.getTextContent({ includeMarkedContent: true });
const marks = items.filter(({ type }) => type === 'beginMarkedContentProps').map(({ tag, id }) => `${tag} ${id}`);
const { fnArray, argsArray } = await page.getOperatorList();
const named = argsArray.filter((_, at) => fnArray[at] === OPS.beginMarkedContentProps);
console.log('layers that are shown:', layers.join());
console.log('text:', items.filter(({ str }) => str).map(({ str }) => str).join());
console.log('marks in the text:', marks.join());
console.log('marks in the operators:', named.map(([tag, { id }]) => `${tag} ${id}`).join());
await task.destroy();
JS
node look.mjs | tee seen
cat >expected <<'SEEN'
layers that are shown: 6R false
text: Halle,Variante
marks in the text: OC null
marks in the operators: OC 6R
SEEN
diff expected seen && echo 'as found'
