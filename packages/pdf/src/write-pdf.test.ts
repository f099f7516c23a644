import { describe, expect, it } from 'vitest';
import { textWidth } from './text-width.ts';
import { toWindows1252 } from './windows-1252.ts';
import { wrapText } from './wrap-text.ts';
import { writePdf } from './write-pdf.ts';

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

describe('writePdf', () => {
  const pdf = textOf(
    writePdf('Été', [
      { barAt: 0, height: 8, color: [1, 0, 0] },
      { text: 'Total (29,99\u00a0€)', x: 56, y: 100, isBold: true },
      { ruleAt: 110 },
    ]),
  );

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

  it('holds as many pages as it is given', () => {
    const text = (said: string) => [{ text: said, x: 56, y: 70 }];
    const book = textOf(writePdf('Livre', text('un'), text('deux')));
    expect(book).toContain('/Kids [5 0 R 7 0 R] /Count 2');
    expect(book).toMatch(/5 0 obj\n<< \/Type \/Page .*\/Contents 6 0 R/);
    expect(book.match(/Tj ET/g)).toHaveLength(2);
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
    expect(Buffer.from(toWindows1252(text)).toString('hex')).toBe(hex.replaceAll(' ', ''));
  });
});

describe('textWidth', () => {
  it.each([
    ['Hi', false, 944],
    ['Hi', true, 1000],
    ['€\u202f’', false, 1056],
  ])('%s (bold: %s)', (text, isBold, expected) => {
    expect(textWidth(text, 1000, isBold)).toBe(expected);
  });
});

describe('wrapText', () => {
  it('breaks at spaces, and keeps those that are no break', () => {
    expect(wrapText('un deux trois', { size: 10 }, 40)).toEqual(['un deux', 'trois']);
    expect(wrapText('29\u00a0€ net', { size: 10 }, 30)).toEqual(['29\u00a0€', 'net']);
    expect(wrapText('', { size: 10 }, 40)).toEqual(['']);
  });

  it('takes the wider letters of bold into account', () => {
    const width = textWidth('un deux', 10);
    expect(wrapText('un deux', { size: 10 }, width)).toHaveLength(1);
    expect(wrapText('un deux', { size: 10, isBold: true }, width)).toHaveLength(2);
  });

  it('breaks a word that is wider than a line, and loses nothing of it', () => {
    const lines = wrapText(`un ${'W'.repeat(100)} deux`, { size: 10 }, 100);
    expect(lines.join('').replaceAll(' ', '')).toBe(`un${'W'.repeat(100)}deux`);
    for (const line of lines) expect(textWidth(line, 10)).toBeLessThanOrEqual(100);
    expect(wrapText('été', { size: 10 }, 1)).toEqual(['é', 't', 'é']);
  });
});
