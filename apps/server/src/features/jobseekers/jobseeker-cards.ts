import type { ProfileCard } from '@mitoyen/contract/features/directory/directory.schemas.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { presentJobseekerCard } from './jobseekers.presenter.ts';
import { findJobseekersByIds } from './jobseekers.repository.ts';

/** The cards of these job seekers, by profile id. */
export async function jobseekerCardsById(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, ProfileCard>> {
  const rows = ids.length === 0 ? [] : await findJobseekersByIds(db, ids);
  return new Map(rows.map((row) => [row.id, presentJobseekerCard(row)]));
}
