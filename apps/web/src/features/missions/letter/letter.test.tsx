import type { Mission } from '@mitoyen/contract/features/missions/missions.schemas.ts';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { schemaIssues } from '../../../core/forms/form-issues.ts';
import type { MissionSide } from '../mission-side.ts';
import { letterTexts as texts } from './letter.texts.ts';
import { type LetterValues, letterSchema, letterSections, letterStart } from './letter.ts';
import { writeLetterDocx } from './write-letter-docx.ts';
import { writeLetterPdf } from './write-letter-pdf.ts';

const values: LetterValues = {
  client: 'Dupont & Fils <SARL> "Été"',
  provider: 'Zoé Lœuf\n12 rue de l’Église',
  object: 'Extension d’une école',
  phases: '',
  deadlines: ' \n ',
  penalties: '',
  excluded: 'Études\u0000 de sol',
};
/** The texts of a PDF of ours: hexadecimal Windows-1252. */
const textsOf = (pdf: Uint8Array) =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/Td <([0-9a-f]*)> Tj/g),
  ].map(([, hex = '']) => new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex')));

test('begins with what the conversation knows, each on its side', () => {
  const side: MissionSide = {
    conversationId: 'one',
    ownRole: 'freelance',
    otherRole: 'entreprise',
    otherUserId: 'awa',
    otherName: 'Awa',
    otherCompany: 'Atelier Canopée',
  };
  const mission: Mission = {
    from: '2026-12-01',
    to: '2027-01-12',
    phases: ['ESQ'],
    proposedBy: 'me',
    proposedAt: '2026-11-29T10:00:00.000Z',
    agreedAt: null,
    isOver: false,
  };
  expect(letterStart(side, mission, 'Camille')).toEqual({
    client: 'Atelier Canopée\nAwa',
    provider: 'Camille',
    object: '',
    phases: 'ESQ – Esquisse',
    deadlines: 'La mission se tient du 1er décembre 2026 au 12 janvier 2027.',
    penalties: '',
    excluded: '',
  });
});

describe('what the form takes', () => {
  test('names what is missing, and refuses 100,000 characters with a sentence', () => {
    const issues = schemaIssues(letterSchema, { ...values, object: ' ', excluded: 'x'.repeat(100_000) });
    expect(Object.keys(issues)).toEqual(['object', 'excluded']);
    expect(issues.object).toBe('Indiquez l’objet de la mission.');
    expect(issues.excluded).toMatch(/^Ce qui n’est pas compris/);
  });
  test('what is empty is left out', () => {
    expect(letterSections(values).map(({ heading }) => heading)).toEqual([
      texts.client,
      texts.provider,
      texts.object,
      texts.excluded,
    ]);
  });
});

test('the Word document is a ZIP of well-formed parts that hold what was typed, under headings', () => {
  const files = unzipSync(writeLetterDocx(letterSections(values)));
  expect(Object.keys(files)).toEqual([
    ...['[Content_Types].xml', '_rels/.rels', 'word/document.xml'],
    ...['word/_rels/document.xml.rels', 'word/styles.xml'],
  ]);
  for (const [name, bytes] of Object.entries(files)) {
    const document = new DOMParser().parseFromString(strFromU8(bytes), 'application/xml');
    expect(document.querySelector('parsererror'), name).toBeNull();
  }
  const xml = strFromU8(files['word/document.xml'] ?? new Uint8Array());
  expect(xml).toContain('>Dupont &amp; Fils &lt;SARL&gt; &quot;Été&quot;</w:t>');
  expect(xml).toContain('>Zoé Lœuf</w:t>');
  expect(xml).toContain('>Études de sol</w:t>');
  expect(xml).not.toContain(texts.penalties);
  expect(xml.match(/<w:pStyle w:val="Heading1"\/>/g)).toHaveLength(4);
  expect(strFromU8(files['word/styles.xml'] ?? new Uint8Array())).toContain('w:styleId="Heading1"');
});

describe('the PDF', () => {
  test('holds what was typed', () => {
    const lines = textsOf(writeLetterPdf(letterSections({ ...values, excluded: 'Études de sol' })));
    for (const text of [texts.title, values.client, 'Zoé Lœuf', 'Études de sol'])
      expect(lines).toContain(text);
  });
  test('goes on over pages', () => {
    const excluded = Array.from({ length: 120 }, (_, index) => `Ligne ${index}`).join('\n');
    const pdf = writeLetterPdf(letterSections({ ...values, excluded }));
    expect(Buffer.from(pdf).toString('latin1')).toMatch(/\/Count [3-9]/);
    expect(textsOf(pdf)).toContain('Ligne 119');
  });
  test('keeps headings with what they are about, and the signatures together', () => {
    const pagesOf = (count: number) => {
      const client = Array.from({ length: count }, (_, index) => `Ligne ${index}`).join('\n');
      const pdf = Buffer.from(writeLetterPdf(letterSections({ ...values, client }))).toString('latin1');
      return pdf.split('endstream').map((page) => textsOf(Buffer.from(page, 'latin1')));
    };
    for (let count = 20; count < 50; count += 1) {
      const pages = pagesOf(count);
      const pageWith = (text: string) => pages.find((lines) => lines.includes(text));
      expect(pageWith(texts.provider)).toContain('Zoé Lœuf');
      expect(pageWith(texts.signProvider)).toContain(texts.signatures);
    }
  });
  test('breaks what is wider than the page', () => {
    const lines = textsOf(writeLetterPdf(letterSections({ ...values, excluded: 'W'.repeat(200) })));
    expect(lines.filter((text) => /^W+$/.test(text)).length).toBeGreaterThan(3);
  });
});
