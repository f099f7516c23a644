import { strToU8, zipSync } from 'fflate';
import { letterTexts as texts } from './letter.texts.ts';
import type { LetterSection } from './letter.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const relationsType = 'application/vnd.openxmlformats-package.relationships+xml';

const part = (name: string, type: string) =>
  `<Override PartName="${name}" ContentType="${wordType}.${type}+xml"/>`;
const contentTypes = `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="${relationsType}"/>${part('/word/document.xml', 'document.main')}${part('/word/styles.xml', 'styles')}</Types>`;
const relationTo = (type: string, target: string) =>
  `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relationships}/${type}" Target="${target}"/></Relationships>`;

interface Style {
  readonly id: string;
  /** Word's own name of the style, so that screen readers know headings. */
  readonly name: string;
  /** Half points. */
  readonly size: number;
  /** Twentieths of a point. */
  readonly before: number;
  readonly after: number;
  /** Of a heading, from 0; absent of what is none. */
  readonly level?: number;
}
const heading: Style = { id: 'Heading1', name: 'heading 1', size: 26, before: 240, after: 40, level: 0 };
const title: Style = { id: 'Title', name: 'Title', size: 40, before: 0, after: 120 };

const styleOf = ({ id, name, size, before, after, level }: Style) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:qFormat/><w:pPr><w:keepNext/><w:spacing w:before="${before}" w:after="${after}"/>${level === undefined ? '' : `<w:outlineLvl w:val="${level}"/>`}</w:pPr><w:rPr><w:b/><w:sz w:val="${size}"/></w:rPr></w:style>`;

const defaults =
  '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/><w:sz w:val="22"/><w:lang w:val="fr-FR"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="60"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>';
const styles = `${head}<w:styles xmlns:w="${main}">${defaults}${[title, heading].map(styleOf).join('')}</w:styles>`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** XML 1.0 has no control characters, nor halves of letters. */
const unsayable = /\p{Cc}|\p{Surrogate}|[\ufffe\uffff]/gu;
const escapeXml = (text: string) =>
  text
    .replaceAll('\t', ' ')
    .replace(unsayable, '')
    .replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);

/** A paragraph; `before` in twentieths of a point, `keeps`: on the page of the next one. */
function paragraph(
  text: string,
  { style, before, keeps = false }: { style?: Style; before?: number; keeps?: boolean } = {},
): string {
  const look = [
    style && `<w:pStyle w:val="${style.id}"/>`,
    keeps && '<w:keepNext/>',
    before !== undefined && `<w:spacing w:before="${before}"/>`,
  ];
  return `<w:p><w:pPr>${look.filter(Boolean).join('')}</w:pPr><w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`;
}

/** The letter as an Office Open XML document (ECMA-376), which Word and LibreOffice open. */
export function writeLetterDocx(sections: readonly LetterSection[]): Uint8Array<ArrayBuffer> {
  const body = [
    paragraph(texts.title, { style: title }),
    ...sections.flatMap((section) => [
      paragraph(section.heading, { style: heading }),
      ...section.lines.map((line) => paragraph(line)),
    ]),
    paragraph(texts.signatures, { before: 480, keeps: true }),
    paragraph(texts.signClient, { before: 240, keeps: true }),
    paragraph(texts.signProvider, { before: 960, keeps: true }),
    // room for the second signature
    paragraph('', { before: 960 }),
  ].join('');
  const document = `${head}<w:document xmlns:w="${main}"><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr></w:body></w:document>`;
  return zipSync({
    '[Content_Types].xml': strToU8(contentTypes),
    '_rels/.rels': strToU8(relationTo('officeDocument', 'word/document.xml')),
    'word/document.xml': strToU8(document),
    'word/_rels/document.xml.rels': strToU8(relationTo('styles', 'styles.xml')),
    'word/styles.xml': strToU8(styles),
  });
}
