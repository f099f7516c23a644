import { fieldError } from '@mitoyen/contract/core/common.errors.ts';
import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import type { SaveSearchBody } from '@mitoyen/contract/features/saved-searches/saved-searches.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { NewRow, Queryable } from '../../core/db/schema.ts';
import { newId } from '../../core/ids/new-id.ts';
import { facetTags } from '../facets/index.ts';
import { foldTexts } from './fold-texts.repository.ts';
import { nameOfSearch } from './name-of-search.ts';
import { type KeptCriteria, readSearch } from './read-search.ts';
import { elementsOfSearch, textsToFold } from './search-elements.ts';

/** A search to keep, without its owner. */
export type SearchToKeep = Omit<NewRow<'kept_searches'>, 'user_id' | 'email' | 'confirmed_at'> & {
  created_at: Date;
};

/** Reads the body of a search to keep. @throws ApiError 400 about `query`. */
export async function savedSearchRow(
  { db, clock }: Pick<AppContext, 'clock'> & { readonly db: Queryable },
  { kind, query: asked, rhythm, name }: SaveSearchBody,
  isVisitor: boolean,
): Promise<SearchToKeep> {
  const now = clock.now();
  const { search, query, hash } = readSearch(kind, asked, parisDay(now));
  if (isVisitor) refuseUntold(search);
  const { anyOf, allOf } = elementsOfSearch(search, await foldTexts(db, textsToFold(search)));
  return {
    id: newId(),
    kind,
    // a visitor's mailbox may be a stranger's: it reads no word of theirs
    name: isVisitor || name === undefined ? nameOfSearch(kind, query) : name,
    query: JSON.stringify(query),
    query_hash: hash,
    rhythm,
    created_at: now,
    any_of: [...anyOf],
    all_of: [...allOf],
  };
}

/** Refuses filters on what visitors do not read of a mission, by which they would never find one. */
function refuseUntold(search: KeptCriteria): void {
  if (search.kind !== 'offers' || facetTags(search.criteria).length === 0) return;
  throw fieldError(
    'query',
    'Sans compte, les missions se cherchent par mots, lieu et télétravail. Connectez-vous pour garder ces filtres.',
  );
}
