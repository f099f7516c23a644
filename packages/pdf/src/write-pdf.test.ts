import { describe, expect, it } from 'vitest';
import { wrapText } from './wrap-text.ts';
import { toWindows1252, writePdf } from './write-pdf.ts';

describe('writePdf', () => {
  const pdf = writePdf('Été', [
    { barAt: 0, height: 8, color: [1, 0, 0] },
    { text: 'Total (29,99\u00a0€)', x: 56, y: 100, isBold: true },
    { ruleAt: 110 },
  ]).toString('latin1');

  it('says where each of its objects begins, and how long its page is', () => {
    expect(pdf.startsWith('%PDF-1.4\n')).toBe(true);
    const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1]);
    expect(pdf.slice(table, table + 4)).toBe('xref');
    const offsets = [...pdf.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) =>
      Number(offset),
    );
    expect(offsets).toHaveLength(7);
    for (const [index, offset] of offsets.entries())
      expect(pdf.slice(offset).startsWith(`${index + 1} 0 obj\n`)).toBe(true);
    const [, length, content] = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(pdf) ?? [];
    expect(content?.length).toBe(Number(length));
  });

  it('draws from the top of the page, each thing in its colour', () => {
    expect(pdf).toContain('1 0 0 rg 0 834.0 595 8 re f');
    expect(pdf).toContain(
      `0 0 0 rg BT /F2 11 Tf 56 742.0 Td <${Buffer.from('Total (29,99').toString('hex')}a08029> Tj ET`,
    );
    expect(pdf).toContain('0 0 0 RG 0.5 w 56 732.0 m 539 732.0 l S');
    expect(pdf).toContain('/Title <c974e9>');
  });
});

describe('toWindows1252', () => {
  it.each([
    ['été', 'e974e9'],
    ['€Œœ', '808c9c'],
    ['‘’“”…–—•', '919293948596 97 95'],
    ['a\u202f!', '61a021'],
    ['漢\n\u0080', '3f3f3f'],
  ])('%s', (text, hex) => {
    expect(toWindows1252(text).toString('hex')).toBe(hex.replaceAll(' ', ''));
  });
});

describe('wrapText', () => {
  it('breaks at spaces, and leaves a word that is too long whole', () => {
    expect(wrapText('un deux trois', 10, 40)).toEqual(['un deux', 'trois']);
    expect(wrapText('anticonstitutionnellement non', 10, 40)).toEqual(['anticonstitutionnellement', 'non']);
    expect(wrapText('', 10, 40)).toEqual(['']);
  });
});
