import type { DatedFigure } from './dated-figures.ts';

// Reviewed each December and whenever a decree changes them: docs/operations/legal-figures.md says how.

const legifrance = 'https://www.legifrance.gouv.fr';
const servicePublic = 'https://www.service-public.fr/particuliers/vosdroits';

/** Gross euros an hour of work, oldest first. C. trav. art. L3231-2. */
export const minimumWagePerHour: readonly DatedFigure[] = [
  { from: '2024-11-01', value: 11.88, source: `${servicePublic}/F2300` },
  { from: '2026-01-01', value: 12.02, source: `${servicePublic}/F2300` },
];

/** Gross euros a month of 35 hours a week, as published: 35 × 52 / 12 hours. */
export const minimumWagePerMonth: readonly DatedFigure[] = [
  { from: '2024-11-01', value: 1_801.8, source: `${servicePublic}/F2300` },
  { from: '2026-01-01', value: 1_823.03, source: `${servicePublic}/F2300` },
];

/** The same for Mayotte, which has its own. */
export const mayotteMinimumWagePerMonth: readonly DatedFigure[] = [
  { from: '2024-11-01', value: 1_361.97, source: `${servicePublic}/F2300` },
  { from: '2026-01-01', value: 1_415.05, source: `${servicePublic}/F2300` },
];

/** Euros an hour: the ceiling of the social security by which internships are paid. CSS art. D242-2-1. */
export const hourlyCeiling: readonly DatedFigure[] = [
  { from: '2025-01-01', value: 29, source: `${servicePublic}/F32131` },
  { from: '2026-01-01', value: 30, source: `${servicePublic}/F32131` },
];

/** Share of it that an intern gets at least. C. éduc. art. L124-6 and D124-8. */
export const gratificationShare: readonly DatedFigure[] = [
  { from: '2015-09-01', value: 0.15, source: `${legifrance}/codes/texte_lc/LEGITEXT000006071191/` },
];

/** Months beyond which an internship must be paid. C. éduc. art. L124-6. */
export const unpaidInternshipMonths = 2;

/**
 * Lowest share of the minimum wage that an apprentice may earn: under 18, in the first year. What is due beyond depends
 * on an age that an offer neither asks nor tells. C. trav. art. D6222-26.
 */
export const lowestApprenticeShare: readonly DatedFigure[] = [
  { from: '2019-01-01', value: 0.27, source: `${legifrance}/codes/texte_lc/LEGITEXT000006072050/` },
];

/** Hours a week by which monthly figures are published. */
export const legalHoursPerWeek = 35;
