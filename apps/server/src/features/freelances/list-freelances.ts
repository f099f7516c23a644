import type { ProfileCard } from '@mitoyen/contract/features/directory/directory.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { newestFirst, pageOf } from '../profiles/index.ts';
import { presentFreelanceCard } from './freelances.presenter.ts';
import { countFreelances, listFreelances as listRows } from './freelances.repository.ts';

/** A page of freelances, newest first. */
export async function listFreelances(
  { db }: AppContext,
  query: { limit: number; cursor?: string | undefined },
): Promise<{ cards: ProfileCard[]; total: number; nextCursor: string | null }> {
  const { beforeId, take } = newestFirst(query);
  const [found, total] = await Promise.all([listRows(db, beforeId, take), countFreelances(db)]);
  const { rows, nextCursor } = pageOf(found, query.limit);
  return { cards: rows.map(presentFreelanceCard), total, nextCursor };
}
