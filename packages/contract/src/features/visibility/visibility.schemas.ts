import * as z from 'zod/mini';
import { freeLineSchema } from '../../core/field-schemas.ts';
import { tidySiret } from '../../core/pasted/tidy-digits.ts';
import { visibilities } from './visibility.rules.ts';

export const visibilitySchema = z.enum(visibilities, 'Choisissez qui peut vous trouver.');

const sirenMessage = 'Le numéro SIREN doit contenir 9 chiffres.';
/** Nine digits; spaces, points and hyphens between them are dropped. */
const sirenSchema = z.pipe(
  z.pipe(z.string(sirenMessage), z.transform(tidySiret)),
  z.string().check(z.regex(/^\d{9}$/, sirenMessage)),
);

/** Firms to hide from. The registry's name replaces this one. The server limits their number. */
export const hiddenFromField = z
  .array(z.object({ siren: sirenSchema, name: z.optional(freeLineSchema('Nom de l’entreprise', 200, 0)) }))
  .check(z.maxLength(1000));

export const visibilityBody = z.object({ visibility: visibilitySchema, hiddenFrom: hiddenFromField });
export type VisibilityChange = z.output<typeof visibilityBody>;

const hiddenCompanySchema = z.object({ siren: z.string(), name: z.string() });
export type HiddenCompany = z.infer<typeof hiddenCompanySchema>;

/** Who may find the person, and the firms that never do, with all their accounts; by name. */
export const visibilityAnswer = z.object({
  visibility: visibilitySchema,
  hiddenFrom: z.array(hiddenCompanySchema),
});
export type VisibilitySettings = z.infer<typeof visibilityAnswer>;

/** A firm of the registry; `city` is that of its head office. */
export const companyNameSchema = z.object({
  siren: z.string(),
  name: z.string(),
  city: z.nullable(z.string()),
});
export type CompanyName = z.infer<typeof companyNameSchema>;
