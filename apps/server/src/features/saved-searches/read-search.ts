import { createHash } from 'node:crypto';
import { ApiError, type ApiIssue } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import {
  availabilityFilterValues,
  isUnlimitedRate,
  isUnlimitedSalary,
} from '@mitoyen/contract/features/directory/directory.rules.ts';
import {
  type DirectoryFilters,
  directoryFilters,
} from '@mitoyen/contract/features/directory/directory-filters.schemas.ts';
import { type JobFilters, jobFilters } from '@mitoyen/contract/features/offers/job-filters.schemas.ts';
import { type OfferFilters, offerFilters } from '@mitoyen/contract/features/offers/offer-calls.schemas.ts';
import type { SavedSearchKind } from '@mitoyen/contract/features/saved-searches/saved-searches.rules.ts';
import type { SavedQuery } from '@mitoyen/contract/features/saved-searches/saved-searches.schemas.ts';
import { type DirectoryCriteria, readCriteria } from '../directory/index.ts';
import { type OfferCriteria, readJobCriteria, readOfferCriteria } from '../offers/index.ts';

/** What a saved search asks, as its list reads it. */
export type KeptCriteria =
  | { readonly kind: 'offers' | 'jobs'; readonly criteria: OfferCriteria }
  | { readonly kind: 'profiles'; readonly criteria: DirectoryCriteria };

interface ReadSearch {
  readonly search: KeptCriteria;
  readonly query: SavedQuery;
  /** The same for all filters of a kind that mean the same. */
  readonly hash: Buffer;
}

/** An order of the list finds nothing else. */
const anyOrder = { order: 'shuffle' } as const;

function asObject(query: string | Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (typeof query !== 'string') return query;
  const params = new URLSearchParams(query.slice(query.indexOf('?') + 1));
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const values = params.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

function refuse(issues: readonly Issue[]): never {
  const told: ApiIssue[] = issues.map(({ path, message }) => ({
    path: ['query', ...path].join('.'),
    message,
  }));
  throw new ApiError(
    { ...commonErrors.invalid_request, message: told[0]?.message ?? commonErrors.invalid_request.message },
    { issues: told },
  );
}

function parseOffers(query: Readonly<Record<string, unknown>>): OfferFilters {
  const parsed = offerFilters.safeParse({ ...query, ...anyOrder });
  return parsed.success ? parsed.data : refuse(parsed.error.issues);
}

function parseJobs(query: Readonly<Record<string, unknown>>): JobFilters {
  const parsed = jobFilters.safeParse({ ...query, ...anyOrder });
  if (!parsed.success) return refuse(parsed.error.issues);
  return { ...parsed.data, minSalary: parsed.data.minSalary || null };
}

function parseProfiles(query: Readonly<Record<string, unknown>>): DirectoryFilters {
  const parsed = directoryFilters.safeParse({ ...query, ...anyOrder });
  return parsed.success ? parsed.data : refuse(parsed.error.issues);
}

/**
 * The criteria of a kept query, read anew whenever it is compared with something: its codes mean what they mean by then.
 * @throws ApiError 400 for what its list does not take, a code that is gone among it.
 */
export function readCriteriaOf(
  kind: SavedSearchKind,
  query: Readonly<Record<string, unknown>>,
  today: string,
): KeptCriteria {
  if (kind === 'offers') return { kind, criteria: readOfferCriteria(parseOffers(query)) };
  if (kind === 'jobs') return { kind, criteria: readJobCriteria(parseJobs(query)) };
  return { kind, criteria: readCriteria(parseProfiles(query), today) };
}

const listOf = (codes: readonly string[]) => [...new Set(codes)].sort();

/** The filters of a list by their names, without those that ask nothing. */
function plainQuery(filters: Readonly<Record<string, unknown>>): SavedQuery {
  const asked = Object.entries(filters).flatMap(([name, value]): [string, SavedQuery[string]][] => {
    if (name === 'order' || value === '' || value === null || value === undefined || value === false)
      return [];
    if (Array.isArray(value)) return value.length === 0 ? [] : [[name, listOf(value as string[])]];
    return [[name, value as string | number | boolean]];
  });
  return Object.fromEntries(asked.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function offersQuery(filters: OfferFilters | JobFilters): SavedQuery {
  const { remote } = filters;
  return plainQuery({ ...filters, remote: remote === 'true' ? '1' : remote === 'false' ? '0' : remote });
}

function profilesQuery(filters: DirectoryFilters): SavedQuery {
  const { type, minRate, maxRate, minSalary, maxSalary, minExperience, availability } = filters;
  return plainQuery({
    ...filters,
    type: type === 'all' ? '' : type,
    minRate: minRate || null,
    maxRate: isUnlimitedRate(maxRate) ? null : maxRate,
    minSalary: minSalary || null,
    maxSalary: isUnlimitedSalary(maxSalary) ? null : maxSalary,
    minExperience: minExperience || null,
    availability: availability.flatMap((text) => availabilityFilterValues(text)?.[0] ?? []),
  });
}

function queryOf(kind: SavedSearchKind, asked: Readonly<Record<string, unknown>>): SavedQuery {
  if (kind === 'profiles') return profilesQuery(parseProfiles(asked));
  return offersQuery(kind === 'jobs' ? parseJobs(asked) : parseOffers(asked));
}

/** Days are kept as they were asked, not as what they mean today. */
function keyOf({ kind, criteria }: KeptCriteria): string {
  return kind === 'profiles'
    ? JSON.stringify([kind, { ...criteria, free: criteria.free?.by ?? null }])
    : JSON.stringify([kind, criteria]);
}

/** Reads what is to be kept. @throws ApiError 400 with what is wrong by its path, `query.place`. */
export function readSearch(
  kind: SavedSearchKind,
  given: string | Readonly<Record<string, unknown>>,
  today: string,
): ReadSearch {
  const asked = asObject(given);
  try {
    const search = readCriteriaOf(kind, asked, today);
    const query = queryOf(kind, asked);
    return { search, query, hash: createHash('sha256').update(keyOf(search)).digest() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const issues = error.issues.map((issue) =>
      issue.path.startsWith('query') ? issue : { ...issue, path: `query.${issue.path}` },
    );
    throw new ApiError({ code: error.code, status: error.status, message: error.message }, { issues });
  }
}
