import type { OfferKind } from '../../offers/offer-kinds.rules.ts';
import type { FindingLevel, RuleName } from '../offer-checks.types.ts';
import { indexPhrases, type PhraseIndex } from '../reading/find-phrases.ts';
import { readPhrases } from '../reading/phrases.ts';
import type { AuthorityName } from './authorities.ts';

/** What may be done about marked words at one press: other words in their place, or none; null where nothing can. */
export type MarkRewrite = { readonly text: string } | { readonly takes: 'words' | 'sentence' } | null;

/** Phrases that are at fault under the same conditions. */
export interface WordGroup {
  readonly phrases: PhraseIndex;
  /** What says something else with the same words, and stands around them. */
  readonly unless: PhraseIndex | null;
  /** Only where the words speak of the person to be hired. */
  readonly isOfPerson: boolean;
  /** Only where one of these stands in the same sentence. */
  readonly beside: PhraseIndex | null;
  readonly rewrite: MarkRewrite;
}

/** A rule that reads words. */
export interface WordRule {
  readonly rule: RuleName;
  readonly level: FindingLevel;
  readonly authority: AuthorityName;
  /** In French, as is `suggestion`. */
  readonly why: string;
  readonly suggestion: string;
  /** Kinds of offers that it reads; all without it. */
  readonly kinds?: readonly OfferKind[];
  readonly groups: readonly WordGroup[];
}

interface GroupOptions {
  readonly unless?: string;
  readonly isOfPerson?: boolean;
  readonly beside?: PhraseIndex;
  readonly rewrite?: string;
  /** What is taken out where nothing stands in place: the marked words, or their whole sentence. */
  readonly takes?: 'words' | 'sentence';
}

const compile = (lines: string): PhraseIndex => indexPhrases(readPhrases(lines));

/** A group of phrases, one a line, as `readPhrases` reads them. */
export function group(
  phrases: string,
  { unless, isOfPerson = false, beside, rewrite, takes = 'words' }: GroupOptions = {},
): WordGroup {
  return {
    phrases: compile(phrases),
    unless: unless === undefined ? null : compile(unless),
    isOfPerson,
    beside: beside ?? null,
    rewrite: rewrite === undefined ? { takes } : { text: rewrite },
  };
}
