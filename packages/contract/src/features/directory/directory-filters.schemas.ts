import * as z from 'zod/mini';
import { numberSchema } from '../../core/field-schemas.ts';
import { searchFields } from '../../core/search-fields.ts';
import { facetFilters, mobilityFilters } from '../facets/facet-filters.schemas.ts';
import { availabilityFilterValues, ordreFilters } from './directory.rules.ts';

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
  /** Registered with the Ordre: as they say themselves or as an operator verified, or only the latter. */
  ordre: z._default(z.enum(ordreFilters, 'Inscription à l’Ordre : choisissez dans la liste.'), ''),
  ...facetFilters,
  ...mobilityFilters,
});
export type DirectoryFilters = z.output<typeof directoryFilters>;
