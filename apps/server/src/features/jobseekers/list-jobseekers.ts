import type { ProfileCard } from '@mitoyen/contract/features/directory/directory.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { newestFirst, pageOf } from '../profiles/index.ts';
import { presentJobseekerCard } from './jobseekers.presenter.ts';
import { countJobseekers, findJobseekersByIds, listJobseekers as listRows } from './jobseekers.repository.ts';

/** A page of job seekers, newest first. */
export async function listJobseekers(
  { db }: AppContext,
  query: { limit: number; cursor?: string | undefined },
): Promise<{ cards: ProfileCard[]; total: number; nextCursor: string | null }> {
  const { beforeId, take } = newestFirst(query);
  const [found, total] = await Promise.all([listRows(db, beforeId, take), countJobseekers(db)]);
  const { rows, nextCursor } = pageOf(found, query.limit);
  return { cards: rows.map(presentJobseekerCard), total, nextCursor };
}

/** The cards of these job seekers, by profile id. */
export async function jobseekerCardsById(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, ProfileCard>> {
  const rows = ids.length === 0 ? [] : await findJobseekersByIds(db, ids);
  return new Map(rows.map((row) => [row.id, presentJobseekerCard(row)]));
}
