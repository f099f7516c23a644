import type { ProfileCard } from '@mitoyen/contract/features/directory/directory.schemas.ts';
import type { Queryable } from '../../core/db/schema.ts';
import { presentFreelanceCard } from './freelances.presenter.ts';
import { findFreelancesByIds } from './freelances.repository.ts';

/** The cards of these freelances, by profile id. */
export async function freelanceCardsById(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, ProfileCard>> {
  const rows = ids.length === 0 ? [] : await findFreelancesByIds(db, ids);
  return new Map(rows.map((row) => [row.id, presentFreelanceCard(row)]));
}
