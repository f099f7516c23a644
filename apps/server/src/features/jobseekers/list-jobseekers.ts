import type { ProfileCard } from '@mitoyen/contract/features/directory/directory.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { newestFirst, pageOf } from '../profiles/index.ts';
import { presentJobseekerCard } from './jobseekers.presenter.ts';
import { countJobseekers, listJobseekers as listRows } from './jobseekers.repository.ts';

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
