import { dayInWords } from '@mitoyen/contract/core/day-in-words.ts';
import { proofNames } from '@mitoyen/contract/features/proofs/proof-names.ts';
import { a4, type PdfItem, wrapText, writePdf } from '@mitoyen/pdf';
import type { LentProofRow } from './lent-proofs.repository.ts';

const { margin, width, height } = a4;
const top = 50;
const bottom = height - 60;

/** Lines that stay together. Sizes and distances are points. */
interface Block {
  readonly text: string;
  readonly size: number;
  readonly isBold?: boolean;
  /** Above it. */
  readonly before?: number;
}

const endOf = ({ stands_until }: LentProofRow) =>
  stands_until ? `jusqu’au ${dayInWords(stands_until)}` : 'sans fin de validité';
const factsOf = ({ body, number, region, domains, territory, year }: LentProofRow) =>
  [body, number && `n° ${number}`, region, domains, territory, year].filter(Boolean).join(', ');

function blocksOf(row: LentProofRow): Block[] {
  const state = row.state === 'verified' ? 'vérifié' : 'déclaré';
  const facts = factsOf(row);
  return [
    { text: proofNames[row.kind], size: 10.5, isBold: true, before: 12 },
    { text: `${state}, ${endOf(row)}`, size: 9.5 },
    ...(facts ? [{ text: facts, size: 9.5 }] : []),
  ];
}

/** Draws groups one below the other, each whole on a page. */
function pagesOf(groups: readonly (readonly Block[])[]): PdfItem[][] {
  const pages: PdfItem[][] = [[]];
  let y = top;
  for (const group of groups) {
    const lines = group.flatMap(({ text, size, isBold = false, before = 0 }) =>
      wrapText(text, { size, isBold }, width - 2 * margin).map((piece, at) => ({
        ...{ text: piece, size, isBold },
        step: size * 1.35 + (at === 0 ? before : 0),
      })),
    );
    const room = lines.reduce((sum, { step }) => sum + step, 0);
    if (y + room > bottom && y > top) {
      pages.push([]);
      y = top;
    }
    for (const { step, ...line } of lines) {
      y += step;
      pages.at(-1)?.push({ ...line, x: margin, y });
    }
  }
  return pages;
}

/** What is in an archive, and how far each thing was verified. */
export function loanSummary(
  rows: readonly LentProofRow[],
  about: { readonly name: string; readonly companyName: string; readonly day: string },
): Uint8Array {
  const title = `Justificatifs : ${about.name}`;
  const lead: Block[] = [
    { text: title, size: 18, isBold: true },
    {
      text: `Prêtés à ${about.companyName}, lus le ${dayInWords(about.day)} sur Mitoyen.`,
      size: 11,
      before: 4,
    },
    {
      text: 'Vérifié : relu par notre équipe. Déclaré : dit par la personne. Vérifiez les originaux auprès de qui les a délivrés.',
      size: 9.5,
      before: 2,
    },
  ];
  const nothing: Block[] = [{ text: 'Aucun justificatif en cours.', size: 11, before: 12 }];
  const pages = pagesOf([lead, ...(rows.length > 0 ? rows.map(blocksOf) : [nothing])]);
  const footOf = (page: number): PdfItem[] =>
    pages.length > 1
      ? [{ text: `${page} / ${pages.length}`, x: width - margin - 24, y: height - 32, size: 8 }]
      : [];
  return writePdf(title, ...pages.map((items, at) => [...items, ...footOf(at + 1)]));
}
