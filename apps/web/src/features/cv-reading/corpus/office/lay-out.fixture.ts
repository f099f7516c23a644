import { strToU8, zipSync } from 'fflate';
import type { Entry, Part, Person } from '../people.fixture.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const isEntry = (one: string | Entry): one is Entry => typeof one !== 'string';

interface Look {
  /** In half points. */
  readonly size?: number;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly caps?: boolean;
  /** Room between letters, in twentieths of a point. */
  readonly spacing?: number;
  readonly colour?: string;
}

function run(text: string, { size = 21, bold, italic, caps, spacing, colour }: Look = {}): string {
  const marks = [
    bold && '<w:b/>',
    italic && '<w:i/>',
    caps && '<w:caps/>',
    colour && `<w:color w:val="${colour}"/>`,
    spacing && `<w:spacing w:val="${spacing}"/>`,
    `<w:sz w:val="${size}"/>`,
  ];
  return `<w:r><w:rPr>${marks.filter(Boolean).join('')}</w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
}
const tab = '<w:r><w:tab/></w:r>';
/** A sign of Wingdings, as templates put before a number or an address. */
const symbol = (code: string) => `<w:r><w:sym w:font="Wingdings" w:char="${code}"/></w:r>`;
const paragraph = (runs: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${runs}</w:p>`;
const bullet = (text: string) =>
  paragraph(run(text), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>');

/** Where a frame stands on the page, in millimetres. */
interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}
const twips = (millimetres: number) => Math.round((millimetres * 1440) / 25.4);
const framed = ({ x, y, width }: Frame) =>
  `<w:framePr w:w="${twips(width)}" w:hRule="auto" w:wrap="around" w:hAnchor="page" w:vAnchor="page" w:x="${twips(x)}" w:y="${twips(y)}"/>`;

const heading = (text: string, look: Look = {}, properties = '') =>
  paragraph(
    run(text, { size: 28, bold: true, colour: '2E4A62', ...look }),
    `<w:pStyle w:val="Heading1"/>${properties}`,
  );
const named = ({ name, title }: Person, look: Look = {}) =>
  paragraph(run(name, { size: 44, bold: true, ...look }), '<w:pStyle w:val="Title"/>') +
  paragraph(run(title, { size: 28 }));

/** A title with its dates at the right edge, behind a tab; what was done there as a list of points. */
function entryAtTab({ dates, title, where }: Entry, leader: string): string {
  const stop = `<w:tabs><w:tab w:val="right" w:leader="${leader}" w:pos="9600"/></w:tabs>`;
  return (
    paragraph(run(title, { bold: true }) + tab + run(dates, { italic: true }), stop) +
    paragraph(run(where, { italic: true }))
  );
}

function byTabs(person: Person, variant: number): string {
  const leader = variant === 0 ? 'none' : 'dot';
  const contact =
    variant === 0
      ? person.contact.map((one) => paragraph(run(one), '<w:jc w:val="center"/>'))
      : person.contact.map((one) => paragraph(run(one)));
  const parts = person.parts.map(
    ({ heading: text, lines }) =>
      heading(text) + lines.map((one) => (isEntry(one) ? entryAtTab(one, leader) : bullet(one))).join(''),
  );
  return named(person) + contact.join('') + parts.join('');
}

const isBeside = ({ kind }: Part) => ['software', 'skills', 'other'].includes(kind);

/** An entry in a narrow column: dates above or below, or behind the firm. */
function entryInColumn({ dates, title, where }: Entry, variant: number): string {
  if (variant === 0)
    return (
      paragraph(run(dates, { colour: '777777' })) +
      paragraph(run(title, { bold: true })) +
      paragraph(run(where))
    );
  return paragraph(run(title, { bold: true })) + paragraph(run(`${where} | ${dates}`, { italic: true }));
}
const partInColumn = ({ heading: text, lines }: Part, variant: number, look: Look = {}) =>
  heading(text, look) +
  lines.map((one) => (isEntry(one) ? entryInColumn(one, variant) : paragraph(run(one)))).join('');

function columnsOf(person: Person, variant: number, look: Look = {}) {
  const contact = heading('Contact', look) + person.contact.map((one) => paragraph(run(one))).join('');
  const side = person.parts.filter(isBeside).map((part) => partInColumn(part, variant, look));
  const main = person.parts
    .filter((part) => !isBeside(part))
    .map((part) => partInColumn(part, variant, look));
  return { side: contact + side.join(''), main: main.join('') };
}

/** A table of one row makes the page's two columns, as many templates of Word do. */
function bySidebar(person: Person, variant: number): string {
  const { side, main } = columnsOf(person, variant);
  const cell = (width: number, content: string, fill = '') =>
    `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${fill && `<w:shd w:val="clear" w:fill="${fill}"/>`}</w:tcPr>${content}</w:tc>`;
  const head = named(person);
  const row = `${cell(3300, side, 'E8EDF2')}${cell(6500, (variant === 0 ? head : '') + main)}`;
  const table = `<w:tbl><w:tblPr><w:tblW w:w="9800" w:type="dxa"/><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid><w:gridCol w:w="3300"/><w:gridCol w:w="6500"/></w:tblGrid><w:tr>${row}</w:tr></w:tbl>`;
  return `${variant === 0 ? '' : head}${table}${paragraph('')}`;
}

/** Each block in a frame that stands on the page; in the file, what is at the right comes first. */
function byBoxes(person: Person, variant: number): string {
  const box = (content: string, frame: Frame) => content.replaceAll('<w:pPr>', `<w:pPr>${framed(frame)}`);
  const side = [
    heading('Contact') + person.contact.map((one) => paragraph(run(one))).join(''),
    ...person.parts.filter(isBeside).map((part) => partInColumn(part, variant)),
  ];
  const main = person.parts.filter((part) => !isBeside(part)).map((part) => partInColumn(part, variant));
  const at = (blocks: readonly string[], x: number, width: number, from: number, step: number) =>
    blocks.map((block, index) => box(block, { x, y: from + index * step, width })).join('');
  const [left, right] = variant === 0 ? [18, 78] : [140, 18];
  return (
    at(main, right, 112, 62, 72) +
    at(side, left, 50, 62, 62) +
    box(named(person), { x: 18, y: 18, width: 170 }) +
    paragraph('')
  );
}

/** The page's own two columns, below a head of one. */
function byColumns(person: Person, variant: number): string {
  const { side, main } = columnsOf(person, variant);
  const ends = (columns: string) =>
    paragraph(
      '',
      `<w:sectPr><w:type w:val="continuous"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1000" w:right="1000" w:bottom="1000" w:left="1000"/>${columns}</w:sectPr>`,
    );
  const turn = '<w:p><w:r><w:br w:type="column"/></w:r></w:p>';
  const widths =
    '<w:cols w:num="2" w:equalWidth="0"><w:col w:w="3000" w:space="500"/><w:col w:w="6400"/></w:cols>';
  return named(person) + ends('<w:cols w:num="1"/>') + side + turn + main + ends(widths);
}

const signs = ['F028', 'F02A', 'F046'];

/** Every block by itself on the page, headings in capitals with room between their letters, signs before numbers. */
function byCanva(person: Person, variant: number): string {
  const wide: Look = { caps: true, spacing: variant === 0 ? 60 : 110, size: 24 };
  const box = (content: string, frame: Frame) => content.replaceAll('<w:pPr>', `<w:pPr>${framed(frame)}`);
  const contact =
    heading('Contact', wide) +
    person.contact.map((one, at) => paragraph(symbol(signs[at] ?? 'F046') + run(` ${one}`))).join('');
  const rated = (part: Part) =>
    heading(part.heading, wide) + part.lines.map((one) => (isEntry(one) ? '' : paragraph(run(one)))).join('');
  const side = [contact, ...person.parts.filter(isBeside).map(rated)];
  const main = person.parts
    .filter((part) => !isBeside(part))
    .map((part) => partInColumn(part, variant, wide));
  const head =
    paragraph(run(person.name, { size: 52, bold: true, caps: true, spacing: 80 })) +
    paragraph(run(person.title, { size: 26, spacing: 30 }));
  const [left, right] = variant === 0 ? [14, 76] : [138, 14];
  return (
    box(head, { x: left < right ? 76 : 14, y: 20, width: 118 }) +
    side.map((block, at) => box(block, { x: left, y: 66 + at * 58, width: 56 })).join('') +
    main.map((block, at) => box(block, { x: right, y: [66, 104, 190][at] ?? 230, width: 116 })).join('') +
    paragraph('')
  );
}

const layouts = { tabs: byTabs, sidebar: bySidebar, boxes: byBoxes, columns: byColumns, canva: byCanva };

const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const types =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml"/></Types>';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = (list: readonly (readonly [string, string])[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.map(([type, target], at) => `<Relationship Id="r${at}" Type="${office}/${type}" Target="${target}"/>`).join('')}</Relationships>`;
const styles = (font: string) =>
  `<w:styles ${w}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:cs="${font}"/><w:lang w:val="fr-FR"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/></w:style><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:pPr><w:spacing w:before="240" w:after="80"/><w:outlineLvl w:val="0"/></w:pPr></w:style></w:styles>`;
/** The bullet of Word's own lists: a letter of Symbol's, in the private part of Unicode. */
const numbering = `<w:numbering ${w}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="\uf0b7"/><w:pPr><w:ind w:left="360" w:hanging="360"/></w:pPr><w:rPr><w:rFonts w:ascii="Symbol" w:hAnsi="Symbol"/></w:rPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;

/** A person's CV as a Word document. `at`: which of its layout it is. */
export function officeDocument(person: Person, at: number): Uint8Array {
  const body = layouts[person.layout as keyof typeof layouts](person, at % 2);
  const page =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1000" w:right="1000" w:bottom="1000" w:left="1000"/></w:sectPr>';
  const document = `<?xml version="1.0" encoding="UTF-8"?><w:document ${w}><w:body>${body}${page}</w:body></w:document>`;
  return zipSync({
    '[Content_Types].xml': strToU8(types),
    '_rels/.rels': strToU8(relations([['officeDocument', 'word/document.xml']])),
    'word/document.xml': strToU8(document),
    'word/styles.xml': strToU8(styles(at % 2 === 0 ? 'Calibri' : 'Times New Roman')),
    'word/numbering.xml': strToU8(numbering),
    'word/_rels/document.xml.rels': strToU8(
      relations([
        ['styles', 'styles.xml'],
        ['numbering', 'numbering.xml'],
      ]),
    ),
  });
}
