import type {
  PortfolioEntry,
  PortfolioItem,
} from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import type { AppContext, Queryable, Tx } from '../../core/context/app-context.ts';
import { newId } from '../../core/ids/new-id.ts';
import { takeUpFile } from '../uploads/index.ts';
import { presentPortfolioItem } from './portfolio.presenter.ts';
import { insertPortfolioRow, listPortfolioRows } from './portfolio.repository.ts';

export interface Portfolio {
  readonly freelanceId: string;
  readonly userId: string;
}

/** Adds one project at a position. `path` names the image's field when it cannot be taken up. */
export async function insertPortfolioItem(
  context: Pick<AppContext, 'clock'>,
  tx: Tx,
  { freelanceId, userId }: Portfolio,
  entry: PortfolioEntry,
  { position, path }: { position: number; path: string },
): Promise<PortfolioItem> {
  const imageFileId = await takeUpFile(context, tx, { url: entry.image, kind: 'image', userId, path });
  const row = await insertPortfolioRow(tx, {
    id: newId(),
    freelance_id: freelanceId,
    position,
    title: entry.title,
    description: entry.description,
    image_file_id: imageFileId,
    url: entry.url,
  });
  return presentPortfolioItem(row);
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
    items.push(
      await insertPortfolioItem(context, tx, portfolio, entry, {
        position,
        path: `portfolio.${position}.image`,
      }),
    );
  }
  return items;
}

export async function listPortfolio(db: Queryable, freelanceId: string): Promise<PortfolioItem[]> {
  return (await listPortfolioRows(db, freelanceId)).map(presentPortfolioItem);
}
