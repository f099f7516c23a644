import { dayInWords } from '@mitoyen/contract/core/day-in-words.ts';
import { proofNames } from '@mitoyen/contract/features/proofs/proof-names.ts';
import { a4, type PdfItem, wrapText, writePdf } from '@mitoyen/pdf';
import type { LentProofRow } from './lent-proofs.repository.ts';

const { margin, width } = a4;
const firstLine = 150;
/** All 40 that somebody may have fit on the page. */
const lineHeight = 17;
const small = 7.5;

function lineOf(text: string, size: number): string {
  const [line = '', ...rest] = wrapText(text, size, width - 2 * margin);
  return rest.length > 0 ? `${line}…` : line;
}

const endOf = ({ stands_until }: LentProofRow) =>
  stands_until ? `jusqu’au ${dayInWords(stands_until)}` : 'sans fin de validité';
const factsOf = ({ body, number, region, domains, territory, year }: LentProofRow) =>
  [body, number && `n° ${number}`, region, domains, territory, year].filter(Boolean).join(', ');

/** The first page of an archive: what is in it, on one sheet. */
export function loanSummary(
  rows: readonly LentProofRow[],
  about: { readonly name: string; readonly companyName: string; readonly day: string },
): Buffer {
  const title = `Justificatifs : ${about.name}`;
  const items: PdfItem[] = [
    { text: title, x: margin, y: 70, size: 18, isBold: true },
    { text: `Prêtés à ${about.companyName}, lus le ${dayInWords(about.day)} sur Mitoyen.`, x: margin, y: 92 },
    {
      text: 'Vérifié : relu par notre équipe. Déclaré : dit par la personne. Vérifiez les originaux auprès de qui les a délivrés.',
      x: margin,
      y: 108,
      size: small,
    },
    { ruleAt: 120 },
  ];
  if (rows.length === 0) items.push({ text: 'Aucun justificatif en cours.', x: margin, y: firstLine });
  rows.forEach((row, at) => {
    const y = firstLine + at * lineHeight;
    const state = row.state === 'verified' ? 'vérifié' : 'déclaré';
    const line = lineOf(`${proofNames[row.kind]} : ${state}, ${endOf(row)}`, 9);
    items.push({ text: line, x: margin, y, size: 9, isBold: true });
    const facts = factsOf(row);
    if (facts) items.push({ text: lineOf(facts, small), x: margin, y: y + 8, size: small });
  });
  return writePdf(title, items);
}
