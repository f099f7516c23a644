import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { alertDueAt } from '@mitoyen/contract/features/kept-searches/kept-searches.rules.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Row, Tx } from '../../core/db/schema.ts';
import { insertFinds } from './finds.repository.ts';
import { foldTexts } from './fold-texts.repository.ts';
import {
  deleteListChanges,
  deleteUnsearchedChanges,
  findCandidates,
  lockListChanges,
  type SearchCandidate,
} from './list-changes.repository.ts';
import { type ListedThing, loadListedThings, readThingBefore } from './listed-things.repository.ts';
import { type KeptCriteria, readCriteriaOf } from './read-search.ts';
import { elementsOfThing, type ThingElements } from './search-elements.ts';
import { type FitContext, searchFits, type Thing, textsToFold } from './search-fits.ts';

type Parts = Pick<AppContext, 'db' | 'clock'>;
const batchSize = 20;

/** Compares what changed in the lists with the kept searches, and writes down what each begins to find. */
export async function matchChanges(context: Parts): Promise<void> {
  await deleteUnsearchedChanges(context.db);
  for (let taken = batchSize; taken === batchSize; ) taken = await matchSome(context);
}

/** Changes go once all that found them is written. Returns how many. */
async function matchSome({ db, clock }: Parts): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const changes = await lockListChanges(tx, batchSize);
    if (changes.length === 0) return 0;
    const things = await loadListedThings(
      tx,
      changes.map(({ thing_id }) => thing_id),
    );
    for (const change of changes) {
      const listed = things.get(change.thing_id);
      if (listed) await matchChange(tx, clock.now(), change, listed);
    }
    await deleteListChanges(
      tx,
      changes.map(({ id }) => id),
    );
    return changes.length;
  });
}

async function matchChange(
  tx: Tx,
  now: Date,
  change: Row<'list_changes'>,
  { id, ownerId, isUrgent, thing }: ListedThing,
): Promise<void> {
  const candidates = await findCandidates(tx, elementsOfThing(elementsOf(thing)), change, ownerId);
  if (candidates.length === 0) return;
  const before = await readThingBefore(tx, change.list, change.before);
  const fits = await createFits(tx, candidates, parisDay(now));
  const found = candidates.filter((one) => fits(one, thing) && !(before && fits(one, before)));
  const finds = found.map((one) => ({
    searchId: one.id,
    dueAt: isUrgent ? now : alertDueAt(one.rhythm, now),
  }));
  await insertFinds(tx, id, finds, now);
}

function elementsOf(thing: Thing): ThingElements {
  const { place_code: placeCode, trades, facets } = thing.row;
  const common = { placeCode, trades, facets };
  if (thing.list === 'profiles')
    return {
      ...common,
      list: 'profiles',
      words: thing.row.search_text.split(/\s+/u),
      others: [`k:${thing.row.kind}`],
    };
  const { words, is_remote: isRemote, kind } = thing.row;
  const others = [`r:${Number(isRemote)}`, ...(kind ? [`k:${kind}`] : [])];
  return { ...common, list: thing.list, words, others };
}

type Asked = Pick<SearchCandidate, 'userId' | 'kind' | 'query'>;

/** Whether searches find a thing, each different one read and compared once. */
export async function createFits(
  tx: Tx,
  searches: readonly Asked[],
  today: string,
): Promise<(search: Asked, thing: Thing) => boolean> {
  const read = new Map(searches.map((one) => [keyOf(one), readOrNull(one, today)]));
  const texts = [...read.values()].flatMap((search) => (search ? textsToFold(search) : []));
  const fold = await foldTexts(tx, texts);
  const known = new Map<Thing, Map<string, boolean>>();
  return (one, thing) => {
    const answers = known.get(thing) ?? new Map<string, boolean>();
    known.set(thing, answers);
    const audience = audienceOf(one);
    const key = keyOf(one) + audience;
    const search = read.get(keyOf(one)) ?? null;
    const answer =
      answers.get(key) ?? (search !== null && searchFits(search, thing, { audience, today, fold }));
    answers.set(key, answer);
    return answer;
  };
}

/** Jobs are public whole; of missions, a visitor is told what the list tells. */
const audienceOf = ({ userId, kind }: Asked): FitContext['audience'] =>
  userId === null && kind === 'offers' ? 'everyone' : 'members';

const keyOf = ({ kind, query }: Asked) => JSON.stringify([kind, query]);

/** Null for a search whose codes are gone: it finds nothing. */
function readOrNull({ kind, query }: Asked, today: string): KeptCriteria | null {
  try {
    return readCriteriaOf(kind, query, today);
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
