import type { JobFilters } from '@mitoyen/contract/features/offers/job-filters.schemas.ts';
import type { OfferFilters } from '@mitoyen/contract/features/offers/offer-calls.schemas.ts';
import type { JobKind } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { SearchedRows } from '../../core/lists/list-query.ts';
import {
  type AskedFacets,
  type AskedLocation,
  type AskedPlace,
  facetTags,
  locationCondition,
  readAskedFacets,
  readAskedLocation,
  readAskedPlace,
  tagConditions,
} from '../facets/index.ts';
import { holdsTerms, readTerms, textsOrTradesHold } from '../vocabulary/index.ts';
import type { FitConditions } from './offer-order.ts';

/** What filters ask of an offer. Null asks nothing. */
export interface OfferCriteria extends AskedFacets {
  readonly list: OfferList;
  /** Of jobs: any of these kinds, in their order. */
  readonly kinds: readonly JobKind[] | null;
  /** Of jobs: what the upper end of the salary reaches, in gross euros a year. */
  readonly minSalary: number | null;
  readonly place: AskedPlace | null;
  readonly terms: readonly string[];
  readonly location: AskedLocation | null;
  readonly isRemote: boolean | null;
}

/** Whether criteria leave every open offer in. */
export const asksNothing = ({ list: _, ...asked }: OfferCriteria): boolean =>
  Object.values(asked).every((value) => value === null || (Array.isArray(value) && value.length === 0));

/** Lists of open offers, each with its table. */
export type OfferList = 'offers' | 'jobs';

/**
 * The same criteria for all filters that mean the same.
 * @throws ApiError 400 for places and codes that there are not, and for a radius around nothing.
 */
export function readOfferCriteria(filters: OfferFilters): OfferCriteria {
  const { search, location, remote } = filters;
  return {
    list: 'offers',
    kinds: null,
    minSalary: null,
    terms: readTerms(search),
    location: readAskedLocation(location),
    isRemote: remote === '' ? null : remote === '1' || remote === 'true',
    place: readAskedPlace(filters),
    ...readAskedFacets(filters),
  };
}

/** The same for jobs. */
export function readJobCriteria({ contract, minSalary, ...filters }: JobFilters): OfferCriteria {
  const kinds = [...new Set(contract)].sort();
  return {
    ...readOfferCriteria(filters),
    list: 'jobs',
    kinds: kinds.length === 0 ? null : kinds,
    minSalary: minSalary === null ? null : Math.ceil(minSalary),
  };
}

type Condition = RawBuilder<boolean>;

/** Visitors find missions by title, place and remote alone, since they read nothing else of one. */
export type Audience = 'members' | 'everyone';

const searched = { members: sql.ref('search_text'), everyone: sql.ref('public_text') } as const;

/** For whom a list is searched, on which day in Europe/Paris. */
export interface OfferView {
  readonly audience: Audience;
  readonly today: string;
}

/** What an offer must fulfil, as SQL over the table of its list. */
export function offerConditions(criteria: OfferCriteria, { audience, today }: OfferView): Condition {
  const { terms, location, isRemote, kinds, minSalary, place } = criteria;
  const facets = facetTags(criteria);
  const conditions = [
    sql<boolean>`deadline >= ${today}::date`,
    ...holdsTerms(searched[audience], terms),
    ...(facets.length > 0 && audience === 'everyone' ? [sql<boolean>`false`] : []),
    ...tagConditions([...facets, ...(kinds === null ? [] : [kinds.map((kind) => `k:${kind}`)])], place),
    // a search by place must not tell visitors the place of an offer whose words do not
    ...((place !== null || location !== null) && audience === 'everyone'
      ? [sql<boolean>`location_folded <> ''`]
      : []),
    ...(location === null ? [] : [locationCondition(location)]),
    ...(minSalary === null ? [] : [sql<boolean>`yearly_salary >= ${minSalary}::integer`]),
    ...(isRemote === null ? [] : [sql<boolean>`is_remote = ${isRemote}`]),
  ];
  return sql.join<boolean>(conditions, sql` and `);
}

/** How well an offer fits words; null without words, and for visitors, who read only title and place. */
export function fitConditions({ terms }: OfferCriteria, audience: Audience): FitConditions | null {
  if (terms.length === 0 || audience === 'everyone') return null;
  const [title, requirements] = [sql.ref('public_text'), sql.ref('requirements_text')];
  return {
    byTitle: textsOrTradesHold([title], terms),
    byRequirements: textsOrTradesHold([title, requirements], terms),
  };
}

/** The offers of a list that fit. */
export const offerSearch = (criteria: OfferCriteria, view: OfferView): SearchedRows => ({
  list: criteria.list,
  key: JSON.stringify([view.audience, view.today, criteria]),
  conditions: offerConditions(criteria, view),
});
