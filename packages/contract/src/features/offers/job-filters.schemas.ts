import * as z from 'zod/mini';
import { optionalNumberSchema } from '../../core/field-schemas.ts';
import { offerFilters } from './offer-calls.schemas.ts';
import { jobKinds, maxSalaryEuros } from './offer-kinds.rules.ts';

const contracts = z.pipe(
  z.transform((value: string | readonly string[] | undefined) =>
    [value ?? []].flat().filter((kind) => kind !== ''),
  ),
  z.array(z.enum(jobKinds, 'Contrat : choisissez-le dans la liste.')).check(z.maxLength(20)),
);

/**
 * Filters of the list of jobs: those of offers, `contract` repeated for each kind that may be, and what the upper end of
 * the salary must reach, in gross euros a year. `remote=1` keeps jobs that are done remotely five days a week.
 */
export const jobFilters = z.extend(offerFilters, {
  contract: contracts,
  minSalary: z._default(
    optionalNumberSchema('Salaire annuel', { max: maxSalaryEuros, units: ['euro', 'year'] }),
    null,
  ),
});
export type JobFilters = z.output<typeof jobFilters>;
