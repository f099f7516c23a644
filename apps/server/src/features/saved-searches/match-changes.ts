import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { alertDueAt } from '@mitoyen/contract/features/saved-searches/saved-searches.rules.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import {
  deleteListChanges,
  deleteUnsearchedChanges,
  findCandidates,
  lockListChanges,
} from './list-changes.repository.ts';
import { findBefore, findListed, loadListedRows, pairOf } from './listed-rows.repository.ts';
import { insertMatches } from './matches.repository.ts';
import { askedKey, searchToAsk } from './search-conditions.ts';
import { elementsOfRow } from './search-elements.ts';

type Parts = Pick<AppContext, 'db' | 'clock'>;
const batchSize = 20;

/** Compares what changed in the lists with the saved searches, and writes down what each begins to match. */
export async function matchChanges(context: Parts): Promise<void> {
  await deleteUnsearchedChanges(context.db);
  for (let taken = batchSize; taken === batchSize; ) taken = await matchSome(context);
}

/**
 * The index of elements returns the searches that may find what changed; each one's own conditions are then
 * evaluated on these rows. Changes are deleted once their matches are written. Returns how many.
 */
async function matchSome({ db, clock }: Parts): Promise<number> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const changes = await lockListChanges(tx, batchSize);
    if (changes.length === 0) return 0;
    const ids = changes.map(({ thing_id }) => thing_id);
    const rows = await loadListedRows(tx, ids);
    const changed = [];
    for (const change of changes) {
      const row = rows.get(change.thing_id);
      if (!row) continue;
      const candidates = await findCandidates(tx, elementsOfRow(row), change, row.ownerId);
      if (candidates.length > 0) changed.push({ change, row, candidates });
    }
    const searches = new Map(
      changed.flatMap(({ candidates }) => candidates.map((one) => [askedKey(one), one])),
    );
    const places = new Map([...searches.keys()].map((key, place) => [key, place]));
    const asked = [...searches.values()].map((search) => searchToAsk(search, parisDay(now)));
    const listed = await findListed(tx, asked, ids);
    // a search that does not find it now need not be evaluated on what it was before
    const finding = new Set([...listed].map((pair) => Number(pair.split(' ')[0])));
    const again = asked.map((one, place) => (finding.has(place) ? one : { ...one, conditions: null }));
    const before = await findBefore(tx, again, changes);
    for (const { change, row, candidates } of changed) {
      const found = candidates.filter((one) => {
        const place = places.get(askedKey(one)) ?? -1;
        return listed.has(pairOf(place, row.id)) && !before.has(pairOf(place, change.id));
      });
      const matches = found.map((one) => ({
        searchId: one.id,
        dueAt: row.isUrgent ? now : alertDueAt(one.rhythm, now),
      }));
      await insertMatches(tx, row.id, matches, now);
    }
    await deleteListChanges(
      tx,
      changes.map(({ id }) => id),
    );
    return changes.length;
  });
}
