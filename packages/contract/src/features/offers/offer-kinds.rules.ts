/** What an offer is for: a mission of a freelance, or one of the jobs. */
export const offerKinds = ['mission', 'cdi', 'cdd', 'alternance', 'stage', 'msp'] as const;
export type OfferKind = (typeof offerKinds)[number];

/** Every kind but missions: the person is employed, or learns on the job. */
export const jobKinds = ['cdi', 'cdd', 'alternance', 'stage', 'msp'] as const satisfies readonly OfferKind[];
export type JobKind = (typeof jobKinds)[number];

/** What users read of each kind. */
export const offerKindLabels: Readonly<Record<OfferKind, string>> = {
  mission: 'Mission',
  cdi: 'CDI',
  cdd: 'CDD',
  alternance: 'Alternance',
  stage: 'Stage',
  msp: 'MSP (HMONP)',
};

export function isJobKind(kind: OfferKind): kind is JobKind {
  return kind !== 'mission';
}

/** The role of the accounts that may apply. */
export function applicantRoleOf(kind: OfferKind): 'freelance' | 'jobseeker' {
  return isJobKind(kind) ? 'jobseeker' : 'freelance';
}

/** Whether a job of this kind ends by itself, after so many months. */
export function hasMonths(kind: JobKind): boolean {
  return kind !== 'cdi';
}

export const salaryPeriods = ['year', 'month'] as const;
export type SalaryPeriod = (typeof salaryPeriods)[number];

/** For who begins: a contract to learn by. */
export function isForBeginners(kind: OfferKind): boolean {
  return kind === 'alternance' || kind === 'stage';
}

/** What the pay of a kind is counted by. */
export function salaryPeriodOf(kind: JobKind): SalaryPeriod {
  return kind === 'stage' || kind === 'alternance' ? 'month' : 'year';
}

/** Gross euros a year, whatever they are paid by. */
export function yearlySalary(euros: number, period: SalaryPeriod): number {
  return period === 'month' ? euros * 12 : euros;
}

/** Hours a week where a job says nothing else: the legal week, C. trav. L3121-27. */
export const usualHoursPerWeek = 35;
/** The longest week, C. trav. L3121-20. */
export const mostHoursPerWeek = 48;
export const mostRemoteDays = 5;
export const maxSalaryEuros = 1_000_000;
export const mostJobMonths = 60;
/** Whether an application to it needs a letter. */
export function needsCoverLetter(kind: OfferKind): boolean {
  return kind !== 'stage';
}
