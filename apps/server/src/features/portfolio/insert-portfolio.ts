import type {
  PortfolioEntry,
  PortfolioItem,
} from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Queryable, Tx } from '../../core/db/schema.ts';
import { newId } from '../../core/ids/new-id.ts';
import { presentPortfolioItem } from './portfolio.presenter.ts';
import { insertPortfolioRow, listPortfolioRows, requirePortfolioRow } from './portfolio.repository.ts';
import { projectColumns } from './project-columns.ts';
import { saveProjectImages, wantedImages } from './project-images.ts';

export interface Portfolio {
  readonly freelanceId: string;
  readonly userId: string;
}

/** Adds one project at a position. `pathPrefix` stands before the field of a picture that cannot be taken up. */
export async function insertPortfolioItem(
  context: Pick<AppContext, 'clock'>,
  tx: Tx,
  { freelanceId, userId }: Portfolio,
  entry: PortfolioEntry,
  { position, pathPrefix }: { position: number; pathPrefix: string },
): Promise<PortfolioItem> {
  const id = newId();
  await insertPortfolioRow(tx, { ...projectColumns(entry), id, freelance_id: freelanceId, position });
  await saveProjectImages(context, tx, { id, userId, pathPrefix }, wantedImages(entry));
  return presentPortfolioItem(await requirePortfolioRow(tx, id));
}

/** The projects that come with a new profile, in the order given. */
export async function insertPortfolio(
  context: Pick<AppContext, 'clock'>,
  tx: Tx,
  portfolio: Portfolio,
  entries: readonly PortfolioEntry[],
): Promise<PortfolioItem[]> {
  const items: PortfolioItem[] = [];
  for (const [position, entry] of entries.entries()) {
    const place = { position, pathPrefix: `portfolio.${position}.` };
    items.push(await insertPortfolioItem(context, tx, portfolio, entry, place));
  }
  return items;
}

export async function listPortfolio(db: Queryable, freelanceId: string): Promise<PortfolioItem[]> {
  return (await listPortfolioRows(db, freelanceId)).map(presentPortfolioItem);
}
