import type { NewRow } from '../../src/core/db/schema.ts';
import { newId } from '../../src/core/ids/new-id.ts';
import { insertPortfolioRow, type PortfolioRow } from '../../src/features/portfolio/portfolio.repository.ts';
import type { BuildContext } from './make-user.ts';
import { nextNumber } from './unique.ts';

/** A project of a freelance, after those made before it. */
export async function makePortfolioItem(
  { db }: BuildContext,
  freelanceId: string,
  values: Partial<NewRow<'portfolio_items'>> = {},
): Promise<PortfolioRow> {
  return insertPortfolioRow(db, {
    id: newId(),
    freelance_id: freelanceId,
    position: nextNumber(),
    title: 'Maison de ville',
    description: 'Surélévation en bois d’une maison de 1930.',
    image_file_id: null,
    url: 'https://exemple.fr/maison',
    ...values,
  });
}
