import { isSuggestedFor, type ProfileToFit, profileFits, profileTextsToFold } from '../directory/index.ts';
import { type Audience, type OfferToFit, offerFits, offerTextsToFold } from '../offers/index.ts';
import type { KeptCriteria } from './read-search.ts';

/** A thing of a list, as it can be found. */
export type Thing =
  | { readonly list: 'offers' | 'jobs'; readonly row: OfferToFit }
  | { readonly list: 'profiles'; readonly row: ProfileToFit };

export interface FitContext {
  readonly audience: Audience;
  readonly today: string;
  fold(text: string): string;
}

/** What `fold` must know for a search. */
export function textsToFold({ kind, criteria }: KeptCriteria): string[] {
  return kind === 'profiles' ? profileTextsToFold(criteria) : offerTextsToFold(criteria);
}

/** Whether the list, searched so, would show the thing, and it is one that is suggested. */
export function searchFits(search: KeptCriteria, thing: Thing, context: FitContext): boolean {
  if (search.kind === 'profiles')
    return (
      thing.list === 'profiles' &&
      isSuggestedFor(search.criteria, thing.row) &&
      profileFits(search.criteria, thing.row, context.fold)
    );
  return (
    thing.list !== 'profiles' && thing.list === search.kind && offerFits(search.criteria, thing.row, context)
  );
}
