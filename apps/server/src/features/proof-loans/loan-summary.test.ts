import { textWidth } from '@mitoyen/pdf';
import { expect, test } from 'vitest';
import type { LentProofRow } from './lent-proofs.repository.ts';
import { loanSummary } from './loan-summary.ts';

const proof = (over: Partial<LentProofRow> = {}) =>
  ({
    ...{ kind: 'decennial', state: 'declared', stands_until: '2026-12-31', body: 'MAF', number: 'P-77' },
    ...{ region: null, domains: 'Maîtrise d’œuvre complète, '.repeat(12), territory: 'France', year: null },
    ...over,
  }) as LentProofRow;
const about = { name: 'Maud Lestrade', companyName: 'Atelier '.repeat(30).trim(), day: '2026-11-30' };
/** The lines of a PDF of ours on each of its pages, with their sizes. */
const pagesOf = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString('latin1')
    .split('endstream')
    .slice(0, -1)
    .map((page) =>
      [...page.matchAll(/\/F(\d) ([\d.]+) Tf .*? Td <([0-9a-f]*)> Tj/g)].map(([, font, size, hex = '']) => ({
        text: new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex')),
        width: textWidth(
          new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex')),
          Number(size),
          font === '2',
        ),
      })),
    );

test('says of each proof what it is, how far it was verified and until when, on as many pages as that takes', () => {
  const rows = [proof({ state: 'verified' }), ...Array.from({ length: 39 }, () => proof())];
  const pages = pagesOf(loanSummary(rows, about));
  expect(pages.length).toBeGreaterThan(1);
  const lines = pages.flat();
  expect(lines.filter(({ text }) => text === 'Assurance décennale')).toHaveLength(40);
  expect(lines.filter(({ text }) => text === 'vérifié, jusqu’au 31 décembre 2026')).toHaveLength(1);
  for (const { text, width } of lines) expect(width, text).toBeLessThanOrEqual(595 - 2 * 56);
  // no proof is parted
  for (const page of pages.slice(1)) expect(page[0]?.text).toBe('Assurance décennale');
});

test('of nothing says so, on one page without a number', () => {
  const [page, ...others] = pagesOf(loanSummary([], { ...about, companyName: 'Atelier Nord' }));
  expect(others).toEqual([]);
  expect(page?.at(-1)?.text).toBe('Aucun justificatif en cours.');
});
