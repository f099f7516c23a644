import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import type { RawBuilder } from 'kysely';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { KnownTotals } from '../../core/search/known-answers.ts';
import { findOfferWords, findsNothing } from '../../core/search/term-words.ts';
import { type Surroundings, surroundingsOf } from '../facets/index.ts';
import {
  type FollowedWords,
  offerConditions,
  offerWordsToFind,
  whereTold,
  wordsToFollow,
} from './offer-conditions.ts';
import { asksNothing, type OfferCriteria, type OfferList } from './offer-criteria.ts';
import { countOffers } from './offer-list.repository.ts';
import { type Audience, mostWords, type Purpose } from './offer-word-conditions.ts';

/** A search of the list as the database is asked for it, for who searches. */
export interface OfferSearchPlan {
  readonly list: OfferList;
  /** See `offerSearchKey`. */
  readonly key: string;
  readonly surroundings: Surroundings | null;
  /** Whether it is known already that nothing fits: no word contains a term. */
  readonly isHopeless: boolean;
  /** Whether every open offer fits. */
  readonly isPlain: boolean;
  /** Of the list, when its words were looked up; null where the search has none. */
  readonly version: number | null;
  conditions(purpose: Purpose): RawBuilder<boolean>;
  /** The words that offers are found by, where no index does. */
  readonly followed: FollowedWords | null;
  /** About how many offers the list has; null where the search has no words. */
  readonly size: number | null;
  /** Of offers whose commune is given another way. */
  elsewhere(): RawBuilder<boolean>;
}

/** The same for all searches that find the same, for who searches. */
export function offerSearchKey(
  { clock }: Pick<AppContext, 'clock'>,
  criteria: OfferCriteria,
  viewer: Pick<SessionUser, 'id'> | null,
): string {
  return JSON.stringify([audienceOf(criteria.list, viewer), parisDay(clock.now()), criteria]);
}

/** Jobs are told whole to everybody. */
export const audienceOf = (list: OfferList, viewer: Pick<SessionUser, 'id'> | null): Audience =>
  viewer || list === 'jobs' ? 'members' : 'everyone';

/** Looks up the words and the communes of a search. */
export async function prepareOfferSearch(
  context: Pick<AppContext, 'db' | 'clock'>,
  criteria: OfferCriteria,
  viewer: Pick<SessionUser, 'id'> | null,
): Promise<OfferSearchPlan> {
  const audience = audienceOf(criteria.list, viewer);
  const { found, version, size } = await findOfferWords(
    context.db,
    offerWordsToFind(criteria),
    criteria.list,
    mostWords[audience],
  );
  const today = parisDay(context.clock.now());
  const place = criteria.place && surroundingsOf(criteria.place);
  const surroundings = { found, audience, today, place };
  return {
    list: criteria.list,
    version,
    key: offerSearchKey(context, criteria, viewer),
    surroundings: place,
    isHopeless: found.some(findsNothing),
    isPlain: asksNothing(criteria),
    conditions: (purpose) => offerConditions(criteria, surroundings, purpose),
    followed: wordsToFollow(criteria, surroundings),
    size: found.length > 0 ? size : null,
    elsewhere: () => whereTold(audience, offerConditions(criteria, { ...surroundings, place: null }, 'page')),
  };
}

/** How many fit, up to where counting ends, at a version that is no newer than the search's words. */
export function countOfferSearch(
  { db, totals }: Pick<AppContext, 'db'> & { readonly totals: KnownTotals },
  { list, key, isHopeless, conditions, followed, size }: OfferSearchPlan,
  version: number,
): Promise<number> {
  return totals.at(version, key, () =>
    isHopeless
      ? Promise.resolve(0)
      : countOffers(db, list, { conditions: conditions('count'), each: conditions('page'), followed, size }),
  );
}
