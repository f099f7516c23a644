import { strToU8, zipSync } from 'fflate';
import { letterTexts as texts } from './letter.texts.ts';
import type { LetterSection } from './letter.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const documentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const relationsType = 'application/vnd.openxmlformats-package.relationships+xml';

const contentTypes = `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="${relationsType}"/><Override PartName="/word/document.xml" ContentType="${documentType}"/></Types>`;
const relations = `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}" Target="word/document.xml"/></Relationships>`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** XML 1.0 has no control characters, nor halves of letters. */
const unsayable = /\p{Cc}|\p{Surrogate}|[\ufffe\uffff]/gu;
const escapeXml = (text: string) =>
  text
    .replaceAll('\t', ' ')
    .replace(unsayable, '')
    .replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);

/** A paragraph; sizes are half points. */
function paragraph(text: string, { size = 22, isBold = false, before = 0 } = {}): string {
  const run = `<w:rPr>${isBold ? '<w:b/>' : ''}<w:sz w:val="${size}"/></w:rPr>`;
  return `<w:p><w:pPr><w:spacing w:before="${before}" w:after="60"/></w:pPr><w:r>${run}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`;
}

/** The letter as an Office Open XML document (ECMA-376), which Word and LibreOffice open. */
export function writeLetterDocx(sections: readonly LetterSection[]): Uint8Array<ArrayBuffer> {
  const body = [
    paragraph(texts.title, { size: 40, isBold: true }),
    ...sections.flatMap(({ heading, lines }) => [
      paragraph(heading, { size: 26, isBold: true, before: 240 }),
      ...lines.map((line) => paragraph(line)),
    ]),
    paragraph(texts.signatures, { before: 480 }),
    paragraph(texts.signClient, { before: 240 }),
    paragraph(texts.signProvider, { before: 960 }),
  ].join('');
  const document = `${head}<w:document xmlns:w="${main}"><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr></w:body></w:document>`;
  return zipSync({
    '[Content_Types].xml': strToU8(contentTypes),
    '_rels/.rels': strToU8(relations),
    'word/document.xml': strToU8(document),
  });
}
