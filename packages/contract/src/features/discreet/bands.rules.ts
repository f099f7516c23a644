/** Bands of years of experience by which a discreet person is shown, and found. */
export const experienceBands = ['0-2', '3-5', '6-10', '11-20', '21-'] as const;
export type ExperienceBand = (typeof experienceBands)[number];

export const experienceBandLabels: Readonly<Record<ExperienceBand, string>> = {
  '0-2': '0 à 2\u00a0ans',
  '3-5': '3 à 5\u00a0ans',
  '6-10': '6 à 10\u00a0ans',
  '11-20': '11 à 20\u00a0ans',
  '21-': 'plus de 20\u00a0ans',
};

/** The band of whole years. */
export function experienceBandOf(years: number): ExperienceBand {
  if (years <= 2) return '0-2';
  if (years <= 5) return '3-5';
  if (years <= 10) return '6-10';
  return years <= 20 ? '11-20' : '21-';
}

/** Width of a band of yearly salaries, in euros. */
export const salaryBandEuros = 5000;

/** Euros per year: at least `min`, below `max`. */
export interface SalaryBand {
  readonly min: number;
  readonly max: number;
}

export function salaryBandOf(yearlyEuros: number): SalaryBand {
  const min = Math.floor(yearlyEuros / salaryBandEuros) * salaryBandEuros;
  return { min, max: min + salaryBandEuros };
}

/** Where fewer discreet people than this share trade and département, the region is shown instead. */
export const leastSharing = 3;

/** A request without an answer for so many days reads as one that was declined does. */
export const silenceDays = 14;

/** When a request that was made at an instant is no longer waited for. */
export const silenceEnd = (askedAt: Date): Date => new Date(askedAt.getTime() + silenceDays * 86_400_000);
