import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import type { OfferFilters } from '@mitoyen/contract/features/offers/offers.contract.ts';
import type { AnyOffer, RestrictedOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { findTermWords } from '../../core/search/term-words.ts';
import { loadOffers } from './load-offers.ts';
import { offerConditions } from './offer-conditions.ts';
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
  readonly nextCursor: string | null;
}

/** A page of the open offers: subscribers' first, then the newest. Restricted for a signed-out caller. */
export async function listOffers(
  context: AppContext,
  search: OfferSearch,
  viewer: SessionUser | null,
): Promise<OfferPage> {
  const { db, clock } = context;
  const after = search.cursor === undefined ? null : readOfferCursor(search.cursor);
  const terms = await findTermWords(db, 'offer_words', search.search);
  const today = parisDay(clock.now());
  const conditions = offerConditions(search, { terms, today, audience: viewer ? 'members' : 'everyone' });
  const [places, total] = await Promise.all([
    walkOffers(db, { conditions, after, take: search.limit + 1 }),
    after ? after.total : countOffers(db, conditions),
  ]);
  const page = places.slice(0, search.limit);
  const last = places.length > search.limit ? page.at(-1) : undefined;
  const ids = page.map(({ id }) => id);
  return {
    items: viewer ? await loadOffers(context, ids, viewer) : await loadRestrictedOffers(db, ids),
    total,
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
