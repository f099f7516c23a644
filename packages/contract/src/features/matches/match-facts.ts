import type { Availability } from '../../core/availability.ts';
import type { ProfileKind } from '../directory/directory.schemas.ts';
import type { SalaryPeriod } from '../offers/offer-kinds.rules.ts';

interface Facets {
  readonly trades: readonly string[];
  readonly phases: readonly string[];
  /** `code:level`. */
  readonly software: readonly string[];
  readonly programmes: readonly string[];
  readonly contexts: readonly string[];
  readonly placeCode: string | null;
}

/** All that is read of a profile; names as in its public answer. */
export interface MatchProfile extends Facets {
  readonly kind: ProfileKind;
  readonly skills: readonly string[];
  readonly travelKm: number | null;
  readonly availability: Availability;
  readonly availabilityToConfirm?: boolean | undefined;
  readonly availableFrom: string | null;
  readonly daysPerWeek: number | null;
  /** Freelances: euros per hour, 0 where they say none. */
  readonly hourlyRate?: number | undefined;
  /** Job seekers: euros per year, 0 where they say none. */
  readonly expectedSalary?: number | undefined;
}

/** All that is read of an offer; names as in its public answer. */
export interface MatchOffer extends Facets {
  readonly requirements: readonly string[];
  readonly remote: number;
  readonly deadline: string;
  readonly urgent?: boolean | undefined;
  /** Missions: euros per day. */
  readonly budget?: number | null | undefined;
  /** Jobs: gross euros a year or a month. */
  readonly salaryMin?: number | null | undefined;
  readonly salaryMax?: number | null | undefined;
  readonly salaryPeriod?: SalaryPeriod | null | undefined;
  readonly startDate?: string | null | undefined;
  readonly hoursPerWeek?: number | null | undefined;
}

/** What the two do not say themselves. */
export interface MatchSetting {
  /** Today in Europe/Paris. */
  readonly day: string;
  /** Whole kilometres between the two as the crow flies; null where either has no point. */
  readonly distanceKm: number | null;
  /** Hours in a working day. */
  readonly hoursPerDay: number;
}

export interface MatchFacts extends MatchSetting {
  readonly profile: MatchProfile;
  readonly offer: MatchOffer;
}

/** How one criterion is decided; null where the offer asks nothing of it. */
export type Finding = { readonly state: 'met' | 'not_met' | 'unknown'; readonly text: string } | null;
