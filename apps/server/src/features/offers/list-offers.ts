import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import type { OfferFilters } from '@mitoyen/contract/features/offers/offer-calls.schemas.ts';
import type { AnyOffer, RestrictedOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { presentTotal } from '../../core/search/bounded-total.ts';
import type { KnownTotals } from '../../core/search/known-totals.ts';
import { readListVersion } from '../../core/search/list-versions.repository.ts';
import { findOfferWords, findsNothing } from '../../core/search/term-words.ts';
import { loadOffers } from './load-offers.ts';
import { offerConditions, offerWordsToFind, type Purpose } from './offer-conditions.ts';
import { readOfferCriteria } from './offer-criteria.ts';
import { readOfferCursor, writeOfferCursor } from './offer-cursor.ts';
import { countOffers, walkOffers } from './offer-list.repository.ts';
import { presentRestrictedOffer } from './offers.presenter.ts';
import { findRestrictedOffersByIds } from './offers.repository.ts';

interface OfferSearch extends OfferFilters {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

interface OfferPage {
  readonly items: AnyOffer[];
  readonly total: number;
  readonly isTotalExact: boolean;
  readonly nextCursor: string | null;
}

interface ListContext extends AppContext {
  /** Of the list of offers. */
  readonly totals: KnownTotals;
}

/** A page of the open offers: subscribers' first, then the newest. Restricted for a signed-out caller. */
export async function listOffers(
  context: ListContext,
  search: OfferSearch,
  viewer: SessionUser | null,
): Promise<OfferPage> {
  const { db, clock, totals } = context;
  const { cursor, limit, ...filters } = search;
  const after = cursor === undefined ? null : readOfferCursor(cursor);
  const version = after ? null : readListVersion(db, 'offers');
  // told where it is awaited
  version?.catch(() => undefined);
  const criteria = readOfferCriteria(filters);
  const surroundings = {
    found: await findOfferWords(db, offerWordsToFind(criteria)),
    today: parisDay(clock.now()),
    audience: viewer ? ('members' as const) : ('everyone' as const),
  };
  const conditionsFor = (purpose: Purpose) => offerConditions(criteria, surroundings, purpose);
  const { audience, found, today } = surroundings;
  const isHopeless = found.some(findsNothing);
  const count = () => (isHopeless ? Promise.resolve(0) : countOffers(db, conditionsFor('count')));
  const walk = { conditions: conditionsFor('page'), after, take: limit + 1 };
  const countAt = async (read: Promise<number>) =>
    totals.at(await read, JSON.stringify([audience, today, criteria]), count);
  const [places, total] = await Promise.all([
    isHopeless ? [] : walkOffers(db, walk),
    version ? countAt(version) : (after?.total ?? 0),
  ]);
  const page = places.slice(0, limit);
  const last = places.length > limit ? page.at(-1) : undefined;
  const ids = page.map(({ id }) => id);
  return {
    items: viewer ? await loadOffers(context, ids, viewer) : await loadRestrictedOffers(db, ids),
    ...presentTotal(total),
    nextCursor: last ? writeOfferCursor({ ...last, total }) : null,
  };
}

async function loadRestrictedOffers(
  db: AppContext['db'],
  ids: readonly string[],
): Promise<RestrictedOffer[]> {
  const found = new Map((await findRestrictedOffersByIds(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []).map(presentRestrictedOffer);
}
