/** Kinds of offers; all but a mission are employment or lead to it. */
export type CheckedKind = 'mission' | 'cdi' | 'cdd' | 'alternance' | 'stage' | 'msp';

/** An offer as far as it is written: what is left out is not there yet. */
export interface CheckedOffer {
  readonly kind?: CheckedKind | undefined;
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
}

/** Who publishes. */
export interface CheckedFirm {
  readonly name: string;
  readonly legalStatus?: string | null | undefined;
  readonly description?: string | null | undefined;
}

/** Fields whose words are read. */
export const checkedTexts = ['titre', 'description', 'requirements', 'duree', 'benefits', 'tutor'] as const;
export type CheckedText = (typeof checkedTexts)[number];
