import { type Availability, jobseekerSetupAvailabilities } from '../../core/availability.ts';

/** Ends of the filter sliders. The upper ends mean "no limit". */
export const filterLimits = {
  hourlyRateEuros: { min: 0, max: 1000 },
  salaryEuros: { min: 0, max: 200_000 },
  experienceYears: { min: 0, max: 10 },
} as const;

/** Whose number of the Ordre is asked for: declared or verified, or verified alone; '' asks for none. */
export const ordreFilters = ['', 'declared', 'verified'] as const;
export type OrdreFilter = (typeof ordreFilters)[number];

/** What a seed, which fixes the directory's order, is made of. */
export const seedPattern = /^[A-Za-z0-9]{1,64}$/;

/** Skills shown on a card; the rest is a '+N'. */
export const cardSkillCount = 3;

/** Projects whose covers a freelance's card shows. */
export const cardWorkCount = 3;

const shortForms: Readonly<Record<string, Availability>> = {
  immédiatement: 'Disponible immédiatement',
  '1 mois': 'Disponible sous 1 mois',
  '3 mois': 'Disponible sous 3 mois',
  'en poste': 'En poste, ouvert aux opportunités',
};

/** The filter's choices, as the page shows them, with the value each stands for. */
export const availabilityFilters: readonly { label: string; value: Availability }[] = Object.entries(
  shortForms,
).map(([label, value]) => ({ label, value }));

/** The stored values that a filter value matches: 'Disponible' counts as 'Disponible immédiatement'. Null: unknown value. */
export function availabilityFilterValues(text: string): Availability[] | null {
  const value = shortForms[text.trim().toLowerCase()] ?? text.trim();
  if (value === 'Disponible immédiatement' || value === 'Disponible')
    return ['Disponible immédiatement', 'Disponible'];
  if (value === 'Indisponible') return ['Indisponible'];
  const known = jobseekerSetupAvailabilities.find((availability) => availability === value);
  return known ? [known] : null;
}

/** Whether an upper end means "no limit". */
export const isUnlimitedRate = (maxRate: number | undefined) =>
  maxRate === undefined || maxRate >= filterLimits.hourlyRateEuros.max;
export const isUnlimitedSalary = (maxSalary: number | undefined) =>
  maxSalary === undefined || maxSalary >= filterLimits.salaryEuros.max;
