import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { numberSchema } from '../../core/field-schemas.ts';
import { pageQueryFields } from '../../core/pagination.ts';
import { searchFields } from '../../core/search-fields.ts';
import { availabilityFilterValues, filterLimits, seedPattern } from './directory.rules.ts';
import { profilePageSchema } from './directory.schemas.ts';

const amount = (label: string) => z.optional(numberSchema(label, { max: 10_000_000 }));

const availabilities = z.pipe(
  z.transform((value: string | readonly string[] | undefined) => (value === undefined ? [] : [value].flat())),
  z
    .array(
      z.string().check(
        z.refine((text: string) => availabilityFilterValues(text) !== null, {
          error: 'Disponibilité inconnue.',
        }),
      ),
    )
    .check(z.maxLength(10)),
);

/** Filters of the directory. Rates in euros per hour, salaries in euros per year. */
export const directoryFilters = z.object({
  type: z._default(z.enum(['all', 'freelance', 'jobseeker'], 'Type de profil inconnu.'), 'all'),
  ...searchFields,
  minRate: amount('Tarif minimum'),
  maxRate: amount('Tarif maximum'),
  minSalary: amount('Salaire minimum'),
  maxSalary: amount('Salaire maximum'),
  minExperience: z.optional(numberSchema('Expérience minimum', { max: 60, int: true })),
  availability: availabilities,
});
export type DirectoryFilters = z.output<typeof directoryFilters>;

/** Whether an upper end means "no limit". */
export const isUnlimitedRate = (maxRate: number | undefined) =>
  maxRate === undefined || maxRate >= filterLimits.hourlyRateEuros.max;
export const isUnlimitedSalary = (maxSalary: number | undefined) =>
  maxSalary === undefined || maxSalary >= filterLimits.salaryEuros.max;

const seedMessage = 'Le tirage est fait de 1 à 64 lettres et chiffres.';

export const directoryRoutes = {
  search: defineRoute({
    method: 'GET',
    path: '/api/profiles',
    summary: 'L’annuaire : freelances et candidats, filtrés et mélangés',
    auth: 'none',
    query: z.extend(directoryFilters, {
      seed: z.optional(z.string().check(z.regex(seedPattern, seedMessage))),
      ...pageQueryFields,
    }),
    responses: { 200: profilePageSchema },
  }),
};
