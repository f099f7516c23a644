import type { OfferKind } from '../offers/offer-kinds.rules.ts';

/** An offer as far as it is written: what is left out is not there yet. */
export interface CheckedOffer {
  readonly kind?: OfferKind | undefined;
  readonly titre?: string | undefined;
  readonly description?: string | undefined;
  /** Lines, or the text with one per line as it is typed. */
  readonly requirements?: string | readonly string[] | undefined;
  /** Euros per day, of a mission. */
  readonly budget?: number | null | undefined;
  readonly duree?: string | null | undefined;
  readonly lieu?: string | null | undefined;
  readonly placeCode?: string | null | undefined;
  readonly remote?: boolean | number | null | undefined;
  /** Gross euros per `salaryPeriod`. */
  readonly salaryMin?: number | null | undefined;
  readonly salaryMax?: number | null | undefined;
  readonly salaryPeriod?: 'year' | 'month' | null | undefined;
  readonly months?: number | null | undefined;
  readonly hoursPerWeek?: number | null | undefined;
  readonly remoteDays?: number | null | undefined;
  readonly benefits?: string | null | undefined;
  readonly tutor?: string | null | undefined;
  /** Codes of the vocabulary. */
  readonly phases?: readonly string[] | undefined;
}

/** The firm that publishes. */
export interface CheckedFirm {
  readonly name: string;
  readonly legalStatus?: string | null | undefined;
  readonly description?: string | null | undefined;
}

/** Fields whose words are read. */
export const checkedTexts = ['titre', 'description', 'requirements', 'duree', 'benefits', 'tutor'] as const;
export type CheckedText = (typeof checkedTexts)[number];

export const ruleNames = [
  'age',
  'sex',
  'origin',
  'family',
  'health',
  'belief',
  'union',
  'looks',
  'address',
  'to_be_paid_for',
  'unpaid',
  'range',
  'past_pay',
  'complacent_signature',
  'hidden_employment',
  'subcontracted_design',
  'title',
  'tone',
] as const;
export type RuleName = (typeof ruleNames)[number];

/** `stop` keeps an offer from being published, `warn` asks its author to have read it, `advise` is only shown. */
export const findingLevels = ['stop', 'warn', 'advise'] as const;
export type FindingLevel = (typeof findingLevels)[number];

/** What a rule found in an offer. */
export interface Finding {
  readonly rule: RuleName;
  readonly level: FindingLevel;
  readonly field: string;
  /** UTF-16 offsets in the field's text, lines joined by '\n'; 0 and 0 where the field as a whole is meant. */
  readonly start: number;
  readonly end: number;
  /** In French, as are `authority` and `suggestion`. */
  readonly why: string;
  readonly authority: string;
  readonly suggestion: string;
  /** What may be put in place of a part of the field's text; null where only its author can say it otherwise. */
  readonly rewrite: Rewrite | null;
}

export interface Rewrite {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}
