// Makes the PDFs of `e2e/support/pdf-corpus` as the programs of this trade write them: Cairo (boards of A0), Inkscape,
// LibreOffice (slides, a form), LibreCAD (a DXF with layers). Needs python3-cairo, inkscape, libreoffice-impress, librecad, poppler-utils, qpdf
// and fonts-dejavu-core (Debian); tests need none of them. Each ends with a page of 24 patches, whose colours Poppler tells.
import './lib/require-node.mjs';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gradientEnergy } from '../e2e/support/sharpness.ts';
import { coloursAt, drawn, lastPageOf, placesOf } from './lib/pdf-patches.mjs';
import { root } from './lib/run.mjs';

const folder = join(root, 'e2e/support/pdf-corpus');
const work = mkdtempSync(join(tmpdir(), 'mitoyen-pdf-'));
const mostBytes = 60_000;
const wished = process.argv.slice(2);

/** Colours of the patches, six by four. */
const colours = [
  ...['#ff0000', '#00ff00', '#0000ff', '#00ffff', '#ff00ff', '#ffff00', '#000000', '#ffffff', '#808080'],
  ...['#cc331a', '#33804d', '#e6ccb3', '#4d3380', '#1a4d99', '#b3b333', '#994d4d', '#404040', '#bfbfbf'],
  ...['#f2e8d9', '#2b3a2f', '#8c5a3c', '#d9a441', '#5b7f95', '#e07a5f'],
];
const levelsOf = (colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);

const books = {
  'cairo.pdf': (file) => {
    const script = join(work, 'boards.py');
    writeFileSync(
      script,
      `
import cairo, sys
W, H = 3370.39, 2383.94
surface = cairo.PDFSurface(sys.argv[1], W, H)
surface.set_metadata(cairo.PDFMetadata.CREATE_DATE, '2026-01-01T00:00:00')
pen = cairo.Context(surface)
pen.select_font_face('DejaVu Sans')
def text(said, x, y, size):
    pen.set_font_size(size); pen.move_to(x, y); pen.show_text(said)
def lines():
    pen.set_line_width(0.7)
    for i in range(60):
        pen.move_to(300 + i * 40, 400); pen.line_to(300 + i * 40, 1800)
    for i in range(36):
        pen.move_to(300, 400 + i * 40); pen.line_to(2660, 400 + i * 40)
    pen.stroke()
    pen.set_line_width(0.35)
    for i in range(80):
        pen.move_to(300 + i * 9, 1900); pen.line_to(390 + i * 9, 2100)
    pen.stroke()
    pen.arc(1500, 1100, 420, 0, 6.2831853); pen.stroke()
for project, drawing, number in [
    ('Maison des associations', 'Plan de situation', 1),
    ('Maison des associations', 'Coupe AA', 2),
    ('Groupe scolaire Pasteur', 'Plan masse', 3),
]:
    lines()
    for at, said in enumerate(['Projet : ' + project, 'Inès Quentin architecte', '%s - %d' % (drawing, number)]):
        text(said, 2900, 2250 + at * 24, 17)
    pen.show_page()
for at, (r, g, b) in enumerate(${JSON.stringify(colours.map(levelsOf))}):
    pen.set_source_rgb(r, g, b)
    pen.rectangle(at % 6 * W / 6, at // 6 * H / 4, W / 6, H / 4); pen.fill()
pen.show_page()
surface.finish()
`,
    );
    execFileSync('/usr/bin/python3', [script, file]);
  },

  // several pages, layers that are see-through, a gradient and a soft shadow
  'inkscape.pdf': (file) => {
    const [width, height] = [1190, 842];
    const pages = [0, 1, 2, 3].map((at) => ({ id: `page${at}`, x: at * (width + 20) }));
    const text = (page, said, x, y, size) =>
      `<text x="${(pages[page]?.x ?? 0) + x}" y="${y}" font-size="${size}" font-family="DejaVu Sans">${said}</text>`;
    const area = (page, x, y, fill, more = '') =>
      `<rect x="${(pages[page]?.x ?? 0) + x}" y="${y}" width="300" height="220" fill="${fill}" ${more}/>`;
    const patches = colours.map(
      (fill, at) =>
        `<rect x="${pages[3].x + ((at % 6) * width) / 6}" y="${(Math.floor(at / 6) * height) / 4}" width="${width / 6 + 1}" height="${height / 4 + 1}" fill="${fill}" ${at % 2 ? 'opacity="0.6"' : ''}/>`,
    );
    const svg = join(work, 'book.svg');
    writeFileSync(
      svg,
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
 xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" width="${width}pt" height="${height}pt" viewBox="0 0 ${width} ${height}">
<sodipodi:namedview>${pages.map(({ id, x }) => `<inkscape:page id="${id}" x="${x}" y="0" width="${width}" height="${height}"/>`).join('')}</sodipodi:namedview>
<defs><linearGradient id="sky"><stop offset="0" stop-color="#5b7f95"/><stop offset="1" stop-color="#f2e8d9"/></linearGradient></defs>
<g inkscape:groupmode="layer" inkscape:label="Fond">${area(0, 500, 300, 'url(#sky)')}${area(2, 80, 300, '#8c5a3c', 'opacity="0.5"')}</g>
<g inkscape:groupmode="layer" inkscape:label="Caché" style="display:none">${text(0, 'Projet abandonné', 80, 300, 60)}</g>
<g inkscape:groupmode="layer" inkscape:label="Textes">
${text(0, 'Halle de Crest', 80, 120, 48)}${text(0, 'Surface de plancher : 840 m²', 80, 190, 14)}${text(0, 'Livraison 2022', 80, 215, 14)}
${text(1, 'Coupe sur la halle et ses douze travées', 80, 800, 14)}
${text(2, 'Refuge du lac', 80, 120, 48)}${text(2, 'Lieu : Chamonix', 80, 190, 14)}
</g>
<g inkscape:groupmode="layer" inkscape:label="Nuancier">${patches.join('\n')}</g>
</svg>`,
    );
    execFileSync('inkscape', [svg, '--export-type=pdf', `--export-filename=${file}`], { stdio: 'ignore' });
  },

  // slides with the outline that the program writes for each of them, in the size that it begins with
  'libreoffice.pdf': (file) => {
    const frame = (said, x, y, size) =>
      `<draw:frame draw:style-name="none" svg:x="${x}cm" svg:y="${y}cm" svg:width="24cm" svg:height="${size / 14}cm"><draw:text-box><text:p text:style-name="t${size}">${said}</text:p></draw:text-box></draw:frame>`;
    const slides = [
      [frame('Portfolio', 2, 5, 54), frame('Inès Quentin, architecte DE', 2, 9, 16)],
      [
        frame('Médiathèque de Riom', 2, 1, 40),
        frame('Surface de plancher : 2 450 m²', 2, 5, 14),
        frame('Livraison : 2021', 2, 6, 14),
        frame('Mission : ESQ à DET', 2, 7, 14),
      ],
      [frame('Plan du rez-de-chaussée', 2, 14, 14)],
      [frame('Six logements en bois', 2, 1, 40), frame('Localisation : Nantes', 2, 5, 14)],
      colours.map(
        (_, at) =>
          `<draw:rect draw:style-name="c${at}" svg:x="${((at % 6) * 14) / 3}cm" svg:y="${Math.floor(at / 6) * 3.9375}cm" svg:width="4.7cm" svg:height="3.95cm"/>`,
      ),
    ];
    const source = join(work, 'libreoffice.fodp');
    writeFileSync(
      source,
      `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.presentation">
<office:automatic-styles>
<style:page-layout style:name="P"/>
<style:style style:name="none" style:family="graphic"><style:graphic-properties draw:stroke="none" draw:fill="none"/></style:style>
${[14, 16, 40, 54].map((size) => `<style:style style:name="t${size}" style:family="paragraph"><style:text-properties fo:font-size="${size}pt" fo:font-family="'DejaVu Sans'"/></style:style>`).join('\n')}
${colours.map((colour, at) => `<style:style style:name="c${at}" style:family="graphic"><style:graphic-properties draw:stroke="none" draw:fill="solid" draw:fill-color="${colour}"/></style:style>`).join('\n')}
</office:automatic-styles>
<office:master-styles><style:master-page style:name="M" style:page-layout-name="P"/></office:master-styles>
<office:body><office:presentation>
${slides.map((content, at) => `<draw:page draw:name="page${at + 1}" draw:master-page-name="M">${content.join('\n')}</draw:page>`).join('\n')}
</office:presentation></office:body></office:document>`,
    );
    writeFileSync(file, printed(source));
  },

  // fields that can be filled in, in a sheet's grid: each has its own ground
  'libreoffice-form.pdf': (file) => {
    const name = (at) => `champ${at}`;
    const field = (at) =>
      `<form:text form:name="${name(at)}" form:id="${name(at)}" xml:id="${name(at)}" form:control-implementation="ooo:com.sun.star.form.component.TextField" form:current-value="${at === 0 ? 'Halle de Crest' : ''}"/>`;
    const place = (at) =>
      `<draw:control draw:style-name="c${at}" svg:x="${((at % 6) * 14) / 3}cm" svg:y="${Math.floor(at / 6) * 3.9375}cm" svg:width="4.7cm" svg:height="3.95cm" draw:control="${name(at)}"/>`;
    const source = join(work, 'libreoffice-form.fodp');
    writeFileSync(
      source,
      `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:form="urn:oasis:names:tc:opendocument:xmlns:form:1.0" xmlns:ooo="http://openoffice.org/2004/office" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.presentation">
<office:automatic-styles>
<style:page-layout style:name="P"/>
${colours.map((colour, at) => `<style:style style:name="c${at}" style:family="graphic"><style:graphic-properties fo:background-color="${colour}" fo:border="none"/></style:style>`).join('\n')}
</office:automatic-styles>
<office:master-styles><style:master-page style:name="M" style:page-layout-name="P"/></office:master-styles>
<office:body><office:presentation><draw:page draw:name="page1" draw:master-page-name="M">
<office:forms form:automatic-focus="false" form:apply-design-mode="false"><form:form form:name="fiche">${colours.map((_, at) => field(at)).join('\n')}</form:form></office:forms>
${colours.map((_, at) => place(at)).join('\n')}
</draw:page></office:presentation></office:body></office:document>`,
    );
    writeFileSync(file, printed(source));
    const objects = execFileSync('qpdf', ['--qdf', '--object-streams=disable', file, '-'], {
      encoding: 'latin1',
    });
    if (!objects.includes('/AcroForm')) throw new Error('no fields were written');
  },

  // lettering of strokes, as drawing programs have it: there is no text in it; a layer is frozen
  'librecad.pdf': (file) => {
    const pairs = (...values) => values.map(String).join('\n');
    const line = (layer, x1, y1, x2, y2) => pairs(0, 'LINE', 8, layer, 10, x1, 20, y1, 11, x2, 21, y2);
    const solid = (colour, x, y, width, height) =>
      pairs(
        0,
        'SOLID',
        8,
        'NUANCIER',
        62,
        colour,
        ...[10, x, 20, y, 11, x + width, 21, y],
        ...[12, x, 22, y + height, 13, x + width, 23, y + height],
      );
    const layer = (name, flags) => pairs(0, 'LAYER', 2, name, 70, flags, 62, 7, 6, 'CONTINUOUS');
    // below the patches
    const walls = Array.from({ length: 40 }, (_, at) => line('MURS', 40 + at * 12, -280, 40 + at * 12, -40));
    const frozen = Array.from({ length: 20 }, (_, at) => line('GELE', 0, at * 20, 594, 420 - at * 20));
    // colours of AutoCAD's index
    const patches = [
      1, 2, 3, 4, 5, 6, 8, 9, 10, 20, 30, 40, 50, 60, 90, 110, 130, 150, 170, 190, 210, 230, 250, 252,
    ].map((colour, at) => solid(colour, (at % 6) * 99, 315 - Math.floor(at / 6) * 105, 99, 105));
    const dxf = (entities) =>
      [
        pairs(0, 'SECTION', 2, 'HEADER', 9, '$ACADVER', 1, 'AC1009', 9, '$INSUNITS', 70, 4, 0, 'ENDSEC'),
        pairs(0, 'SECTION', 2, 'TABLES', 0, 'TABLE', 2, 'LAYER', 70, 3),
        ...[layer('MURS', 0), layer('GELE', 1), layer('NUANCIER', 0)],
        pairs(0, 'ENDTAB', 0, 'ENDSEC', 0, 'SECTION', 2, 'ENTITIES'),
        ...entities,
        pairs(0, 'TEXT', 8, 'MURS', 10, 40, 20, -330, 40, 40, 1, 'PLAN MASSE'),
        pairs(0, 'ENDSEC', 0, 'EOF'),
      ].join('\n');
    const plan = join(work, 'plan.dxf');
    writeFileSync(plan, `${dxf([...walls, ...frozen, ...patches])}\n`);
    // it writes beside the drawing
    const options = ['dxf2pdf', '-a', '-p', '594x420', plan];
    execFileSync('librecad', options, {
      stdio: 'ignore',
      cwd: work,
      env: { ...process.env, QT_QPA_PLATFORM: 'offscreen' },
    });
    writeFileSync(file, readFileSync(join(work, 'plan.pdf')));
  },
};

/** A document of LibreOffice as the PDF that it exports. */
function printed(source) {
  const profile = `-env:UserInstallation=file://${join(work, 'profile')}`;
  execFileSync('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', work, source], {
    stdio: 'ignore',
  });
  return readFileSync(source.replace(/\.[^.]+$/, '.pdf'));
}

const list = join(folder, 'programs.json');
const told = JSON.parse(readFileSync(list, { encoding: 'utf8', flag: 'a+' }) || '{}');
for (const [name, make] of Object.entries(books)) {
  if (wished.length > 0 && !wished.includes(name)) continue;
  const file = join(folder, name);
  make(file);
  const { size } = statSync(file);
  if (size > mostBytes) throw new Error(`${name}: ${size} bytes, more than ${mostBytes}`);
  const page = lastPageOf(file);
  const places = placesOf(name, drawn(work, file, page, 2000));
  told[name] = {
    colours: coloursAt(drawn(work, file, page, 360), places),
    ...(name.endsWith('form.pdf') || name === 'librecad.pdf'
      ? {
          places: places.map((place) => place.map((share) => Number(share.toFixed(4)))),
        }
      : {}),
  };
}
const lines = drawn(work, join(folder, 'cairo.pdf'), 1, 2800);
told['cairo.pdf'].sharpness = Number(gradientEnergy(lines.pixels, lines.width, 3).toFixed(3));
writeFileSync(list, `${JSON.stringify(told)}\n`);
rmSync(work, { recursive: true });
