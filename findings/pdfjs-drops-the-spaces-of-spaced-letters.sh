#!/usr/bin/env bash
# PDF.js gives the words of a title set with space between its letters as one row of letters.
#
# « LUCIE NGUYEN » in 12 points with 1.5 between its letters (Tc, as titles of CVs, boards and books are often set) comes
# from `getTextContent()` of pdfjs-dist 6.5.438 as one item, « L U C I E N G U Y E N »: the spaces that the file has are
# left out, and one is put wherever letters stand further apart than a tenth of their height. The space between the words
# looks like each other one; neither the item's width nor an option of the call tells them apart, and who closes the gaps
# reads LUCIENGUYEN. Set wider, with 3 points, words are items of their own. The operator list has the space in each case:
# its glyphs come with their letters.
#
# Seen on Node 24 (PDF.js needs Promise.withResolvers).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts pdfjs-dist@6.5.438
cat >look.mjs <<'JS'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A PDF of one line in Helvetica, with so many points between its letters. */
function pdfWith(spacing) {
  const content = `BT /F1 12 Tf ${spacing} Tc 50 500 Td (LUCIE NGUYEN) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [4 0 R] >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents 5 0 R >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((body, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const xref = text.length;
  text += `xref\n0 6\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`;
  return new TextEncoder().encode(text);
}

for (const spacing of [0, 1.5, 3]) {
  const pdf = await getDocument({ data: pdfWith(spacing), verbosity: 0 }).promise;
  const page = await pdf.getPage(1);
  const { items } = await page.getTextContent();
  const { argsArray } = await page.getOperatorList();
  const [glyphs] = argsArray.find((args) => Array.isArray(args?.[0])) ?? [[]];
  console.log(`Tc ${spacing}, text content:`, JSON.stringify(items.map(({ str }) => str)));
  console.log(`Tc ${spacing}, operator list:`, glyphs.map(({ unicode = '' }) => unicode).join(''));
}
JS
node look.mjs | tee seen
cat >expected <<'SEEN'
Tc 0, text content: ["LUCIE NGUYEN"]
Tc 0, operator list: LUCIE NGUYEN
Tc 1.5, text content: ["L U C I E N G U Y E N"]
Tc 1.5, operator list: LUCIE NGUYEN
Tc 3, text content: ["L U C I E"," ","N G U Y E N"]
Tc 3, operator list: LUCIE NGUYEN
SEEN
diff expected seen && echo 'as found'
