import * as z from 'zod/mini';
import { optionalNumberSchema } from '../../core/field-schemas.ts';
import { inFrench } from '../../core/french-number.ts';
import { emptyAsNull } from '../../core/optional-text.ts';
import { numberUnits } from '../../core/typed-number.ts';
import { offerKinds, salaryPeriods } from '../offers/offer-kinds.rules.ts';
import { findingLevels, ruleNames } from './offer-checks.types.ts';

const textMessage = (label: string, max: number) =>
  `${label}\u00a0: un texte de ${inFrench(max)} caractères au plus.`;
const text = (label: string, max: number) =>
  z.optional(emptyAsNull(z.string(textMessage(label, max)).check(z.maxLength(max, textMessage(label, max)))));
const number = (label: string, max: number) =>
  z.optional(optionalNumberSchema(label, { max, units: numberUnits }));
const linesMessage = 'Exigences\u00a0: 30 lignes de 300 caractères au plus.';
const lines = z.union(
  [
    z.string().check(z.maxLength(10_000, linesMessage)),
    z.array(z.string().check(z.maxLength(300, linesMessage))).check(z.maxLength(30, linesMessage)),
    z.null(),
  ],
  linesMessage,
);
const choice = <const Values extends readonly string[]>(label: string, values: Values) =>
  z.optional(z.nullable(z.enum(values, `${label}\u00a0: choisissez dans la liste.`)));

/** An offer as far as it is written: any field may be missing or null. Requirements as lines or as one text. */
export const offerDraftBody = z.object({
  kind: choice('Type d’offre', offerKinds),
  titre: text('Titre', 1_000),
  description: text('Description', 10_000),
  requirements: z.optional(lines),
  budget: number('Budget', 1_000_000),
  duree: text('Durée', 1_000),
  lieu: text('Lieu', 1_000),
  placeCode: text('Lieu', 20),
  remote: z.optional(
    z.nullable(z.union([z.boolean(), z.number()], 'Télétravail\u00a0: indiquez oui ou non.')),
  ),
  salaryMin: number('Salaire minimum', 10_000_000),
  salaryMax: number('Salaire maximum', 10_000_000),
  salaryPeriod: choice('Rémunération', salaryPeriods),
  months: number('Durée en mois', 1_000),
  hoursPerWeek: number('Heures par semaine', 168),
  remoteDays: number('Jours de télétravail', 7),
  benefits: text('Avantages', 2_000),
  tutor: text('Tuteur ou tutrice', 200),
  phases: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(100))),
});
export type OfferDraft = z.output<typeof offerDraftBody>;

export const findingSchema = z.object({
  rule: z.enum(ruleNames),
  level: z.enum(findingLevels),
  field: z.string(),
  start: z.number(),
  end: z.number(),
  why: z.string(),
  authority: z.string(),
  suggestion: z.string(),
  rewrite: z.nullable(z.object({ start: z.number(), end: z.number(), text: z.string() })),
});
