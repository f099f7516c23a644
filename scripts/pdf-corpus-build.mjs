// Makes the PDFs of `e2e/support/pdf-corpus`, which hold what books may hold and no simple program writes: a password, inks,
// inks that overprint, JPEG 2000, layers, form fields. Needs qpdf, Ghostscript, poppler-utils and python3-pil (Debian); tests need none of them.
import './lib/require-node.mjs';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './lib/run.mjs';

const folder = join(root, 'e2e/support/pdf-corpus');
const work = mkdtempSync(join(tmpdir(), 'mitoyen-pdf-'));

/** A PDF of these objects, the first its catalog; streams are `{ dict, data }`. */
function pdf(objects) {
  const parts = [Buffer.from('%PDF-1.7\n%\xE2\xE3\xCF\xD3\n', 'latin1')];
  const places = [];
  let length = parts[0].length;
  const add = (part) => {
    const bytes = Buffer.isBuffer(part) ? part : Buffer.from(part, 'latin1');
    parts.push(bytes);
    length += bytes.length;
  };
  objects.forEach((object, at) => {
    places.push(length);
    add(`${at + 1} 0 obj\n`);
    if (typeof object === 'string') add(object);
    else {
      const data = Buffer.isBuffer(object.data) ? object.data : Buffer.from(object.data, 'latin1');
      add(`<< ${object.dict} /Length ${data.length} >>\nstream\n`);
      add(data);
      add('\nendstream');
    }
    add('\nendobj\n');
  });
  const xref = length;
  const rows = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`);
  add(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`);
  return Buffer.concat(parts);
}

/** One page of 360 by 240 points with these contents and resources; more objects follow from number 5 on. */
const onePage = ({ content, resources = '', catalog = '', page = '', more = [] }) =>
  pdf([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 360 240] /Resources << ${resources} >> /Contents 4 0 R ${page} >>`,
    { dict: '', data: content },
    ...more,
  ]);

const font = '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>';
/** Six columns by four rows of 60 points, from the upper left. */
const patches = (operators) =>
  operators
    .map((operator, at) => `${operator} ${(at % 6) * 60} ${180 - Math.floor(at / 6) * 60} 60 60 re f`)
    .join('\n');

const levels = [0, 0.25, 0.5, 0.75, 1];
const rgb = [
  ...['1 0 0', '0 1 0', '0 0 1', '0 1 1', '1 0 1', '1 1 0', '0 0 0', '1 1 1', '0.5 0.5 0.5', '0.8 0.2 0.1'],
  ...['0.2 0.5 0.3', '0.9 0.8 0.7', '0.3 0.2 0.5', '0.1 0.3 0.6', '0.7 0.7 0.2', '0.6 0.3 0.3'],
].map((colour) => `${colour} rg`);
const greys = levels.map((level) => `${level} g`).concat(['0.1 g', '0.9 g', '0.33 g']);
const inks = [
  ...['0 0 0 0', '1 0 0 0', '0 1 0 0', '0 0 1 0', '0 0 0 1', '1 1 0 0', '0 1 1 0', '1 0 1 0', '0.5 0 0 0'],
  ...['0 0.5 0 0', '0 0 0.5 0', '0 0 0 0.5', '0.2 0.6 0.7 0.1', '0.7 0.2 0.3 0.2', '0.1 0.1 0.3 0'],
  ...['0.4 0.3 0.3 0.1', '0.6 0.5 0.4 0.3', '0.05 0.8 0.9 0', '0.8 0.4 0.1 0.1', '0.3 0.9 0.2 0.2'],
].map((colour) => `${colour} k`);
const spots = ['1', '0.75', '0.5', '0.25'].map((tint) => `/Spot cs ${tint} scn`);
const spotSpace =
  '/ColorSpace << /Spot [/Separation /BriqueMate /DeviceCMYK << /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0.1 0.75 0.8 0.15] /N 1 >>] >>';

const jpx = () => {
  const file = join(work, 'patches.jp2');
  const paint = [
    'import sys',
    'from PIL import Image, ImageDraw',
    "im = Image.new('RGB', (360, 240))",
    'pen = ImageDraw.Draw(im)',
    'for at in range(24):',
    '    x, y = at % 6 * 60, at // 6 * 60',
    '    pen.rectangle([x, y, x + 59, y + 59], fill=(at * 37 % 256, at * 91 % 256, at * 151 % 256))',
    'im.save(sys.argv[1], irreversible=False)',
  ].join('\n');
  execFileSync('/usr/bin/python3', ['-c', paint, file]);
  return readFileSync(file);
};

const files = {
  'rgb.pdf': onePage({ content: patches([...rgb, ...greys]) }),
  'inks.pdf': onePage({ content: patches([...inks, ...spots]), resources: spotSpace }),
  'jpeg2000.pdf': onePage({
    content: '360 0 0 240 0 0 cm /Im Do',
    resources: '/XObject << /Im 5 0 R >>',
    more: [{ dict: '/Type /XObject /Subtype /Image /Width 360 /Height 240 /Filter /JPXDecode', data: jpx() }],
  }),
  // a layer that is off lies over one that is on
  'layers.pdf': onePage({
    content: '/OC /On BDC 0.8 0.2 0.1 rg 0 0 360 240 re f EMC /OC /Off BDC 0 0 1 rg 0 0 360 240 re f EMC',
    resources: '/Properties << /On 5 0 R /Off 6 0 R >>',
    catalog: '/OCProperties << /OCGs [5 0 R 6 0 R] /D << /ON [5 0 R] /OFF [6 0 R] /Order [5 0 R 6 0 R] >> >>',
    more: ['<< /Type /OCG /Name (Dessin) >>', '<< /Type /OCG /Name (Calque) >>'],
  }),
  // a field's own look is all that is seen of it
  'form.pdf': onePage({
    content: '1 g 0 0 360 240 re f',
    catalog: '/AcroForm << /Fields [5 0 R] >>',
    page: '/Annots [5 0 R]',
    more: [
      '<< /Type /Annot /Subtype /Widget /FT /Tx /T (titre) /F 4 /Rect [0 0 360 240] /P 3 0 R /AP << /N 6 0 R >> >>',
      {
        dict: '/Type /XObject /Subtype /Form /BBox [0 0 360 240]',
        data: '0.2 0.5 0.3 rg 0 0 360 240 re f',
      },
    ],
  }),
};

for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);

/** Inks printed over others, as PostScript asks for it. Screens show the upper one alone: none of the two is seen through. */
function overprinted(file) {
  const patch = (at, ink) =>
    `${ink} setcmykcolor ${(at % 6) * 60} ${180 - Math.floor(at / 6) * 60} 60 60 rectfill`;
  const under = ['1 0 0 0', '0 1 0 0', '0 0 1 0', '0 0 0 0.5'];
  const over = ['0 1 0 0', '0 0 1 0', '1 0 0 0', '0.2 0.6 0.7 0.1', '0 0 0 1', '0.6 0.5 0.4 0.3'];
  const patches = Array.from({ length: 24 }, (_, at) => [
    `false setoverprint ${patch(at, under[Math.floor(at / 6)])}`,
    `true setoverprint ${patch(at, over[at % 6])}`,
  ]);
  const source = join(work, 'overprint.ps');
  const date = '[ /CreationDate (D:20260101000000Z) /ModDate (D:20260101000000Z) /DOCINFO pdfmark';
  writeFileSync(
    source,
    ['%!PS', '<< /PageSize [360 240] >> setpagedevice', date, ...patches.flat(), 'showpage'].join('\n'),
  );
  const options = ['-q', '-dBATCH', '-dNOPAUSE', '-sDEVICE=pdfwrite', '-dPreserveOverprintSettings=true'];
  execFileSync('gs', [...options, `-sOutputFile=${file}`, source]);
  const objects = execFileSync('qpdf', ['--qdf', '--object-streams=disable', file, '-'], {
    encoding: 'latin1',
  });
  if (!/\/(?:OP|op) true/.test(objects)) throw new Error('overprint was not written');
}
overprinted(join(folder, 'overprint.pdf'));

const open = join(work, 'open.pdf');
writeFileSync(open, onePage({ content: 'BT /F1 36 Tf 40 120 Td (Halle de Crest) Tj ET', resources: font }));
const secret = ['--encrypt', 'tilleul', 'tilleul', '256', '--'];
execFileSync('qpdf', ['--static-id', '--static-aes-iv', ...secret, open, join(folder, 'locked.pdf')]);

/** The colours of a page in the middle of each patch, as others draw them: Ghostscript by profiles, Poppler without. */
function drawn(name, { by }) {
  const file = join(folder, name);
  const picture = join(work, 'page');
  if (by === 'ghostscript') {
    const options = ['-q', '-dBATCH', '-dNOPAUSE', '-dOverprint=/disable', '-sDEVICE=ppmraw', '-r72'];
    execFileSync('gs', [...options, `-sOutputFile=${picture}.ppm`, file]);
  } else execFileSync('pdftoppm', ['-r', '72', '-singlefile', file, picture]);
  const ppm = readFileSync(`${picture}.ppm`);
  const pixels = ppm.subarray(ppm.length - 360 * 240 * 3);
  return Array.from({ length: 24 }, (_, at) => {
    const place = ((Math.floor(at / 6) * 60 + 30) * 360 + (at % 6) * 60 + 30) * 3;
    return [...pixels.subarray(place, place + 3)];
  });
}
const inInks = ['inks.pdf', 'overprint.pdf'];
const expected = Object.fromEntries(
  [...Object.keys(files), 'overprint.pdf'].map((name) => [
    name,
    drawn(name, { by: inInks.includes(name) ? 'ghostscript' : 'poppler' }),
  ]),
);
writeFileSync(join(folder, 'colours.json'), `${JSON.stringify(expected)}\n`);
rmSync(work, { recursive: true });
