import type { NewRow } from '../../src/core/db/schema.ts';
import { newId } from '../../src/core/ids/new-id.ts';
import {
  insertPortfolioRow,
  type PortfolioRow,
  requirePortfolioRow,
} from '../../src/features/portfolio/portfolio.repository.ts';
import type { BuildContext } from './make-user.ts';
import { nextNumber } from './unique.ts';

/** A project of a freelance, after those made before it. */
export async function makePortfolioItem(
  { db }: BuildContext,
  freelanceId: string,
  values: Omit<Partial<NewRow<'portfolio_items'>>, 'id'> = {},
): Promise<PortfolioRow> {
  const id = newId();
  await insertPortfolioRow(db, {
    id,
    freelance_id: freelanceId,
    position: nextNumber(),
    title: 'Maison de ville',
    description: 'Surélévation en bois d’une maison de 1930.',
    url: 'https://exemple.fr/maison',
    ...values,
  });
  return requirePortfolioRow(db, id);
}
