import * as z from 'zod/mini';
import { freeLineSchema, freeTextSchema, requiredLineSchema } from '../../core/field-schemas.ts';
import { emptyAsNull } from '../../core/optional-text.ts';
import { jobKinds } from '../offers/offer-kinds.rules.ts';
import { isCareerMonth, maxCareerEntries, maxCareerTextLength } from './career.rules.ts';

const startMessage = 'Début : indiquez le mois et l’année, par exemple mars 2021.';
const endMessage = 'Fin : indiquez le mois et l’année, ou cochez « En cours ».';
/** Said by the server, which knows the month, and by the form. */
export const careerFutureMessage = 'Ce mois n’est pas encore venu : indiquez au plus tard le mois en cours.';

const month = (message: string) =>
  z.string(message).check(
    z.trim(),
    z.refine((text: string) => isCareerMonth(text), { error: message }),
  );

interface Labels {
  readonly title: string;
  readonly organisation: string;
  readonly titleMissing: string;
  readonly organisationMissing: string;
}

/** `from` and `to` are months, `YYYY-MM`; `to` is null for what still lasts. */
function entrySchema(labels: Labels) {
  return z
    .object({
      title: requiredLineSchema(labels.title, 120, labels.titleMissing),
      organisation: requiredLineSchema(labels.organisation, 120, labels.organisationMissing),
      place: z.optional(emptyAsNull(freeLineSchema('Lieu', 100))),
      from: month(startMessage),
      to: z.nullable(month(endMessage)),
      text: z.optional(emptyAsNull(freeTextSchema('Description', maxCareerTextLength))),
    })
    .check(
      z.refine(({ from, to }) => to === null || from <= to, {
        path: ['to'],
        error: 'Fin : elle ne peut pas précéder le début.',
      }),
    );
}

export const experienceSchema = entrySchema({
  title: 'Poste',
  organisation: 'Agence ou entreprise',
  titleMissing: 'Indiquez votre poste, par exemple Dessinatrice projeteuse.',
  organisationMissing: 'Indiquez l’agence ou l’entreprise où vous étiez.',
});
export const educationSchema = entrySchema({
  title: 'Diplôme ou formation',
  organisation: 'École ou organisme',
  titleMissing: 'Indiquez le diplôme ou la formation, par exemple Master d’architecture.',
  organisationMissing: 'Indiquez l’école ou l’organisme, par exemple ENSA Nantes.',
});
export type CareerEntryInput = z.input<typeof experienceSchema>;
export type CareerEntryValues = z.output<typeof experienceSchema>;

/** An entry as it is kept: null where nothing was said. Months are `YYYY-MM`. */
export interface StoredCareerEntry {
  readonly title: string;
  readonly organisation: string;
  readonly place: string | null;
  readonly from: string;
  readonly to: string | null;
  readonly text: string | null;
}

/** Counted before it is read, so that a list without end costs nothing. */
function listOf(schema: typeof experienceSchema, label: string) {
  const message = `${label} : ${maxCareerEntries} au plus.`;
  const counted = z
    .array(z.unknown(), `${label} : envoyez une liste.`)
    .check(z.maxLength(maxCareerEntries, message));
  return z.pipe(counted as unknown as z.ZodMiniType<CareerEntryInput[], CareerEntryInput[]>, z.array(schema));
}

const contractsMessage = 'Contrats : choisissez dans la liste.';
const contractsSchema = z.pipe(
  z.array(z.enum(jobKinds, contractsMessage), contractsMessage),
  z.transform((given) => jobKinds.filter((kind) => given.includes(kind))),
);

/** What a job seeker did and learnt, and the contracts they look for; left out of a change, it stays. */
export const careerFields = {
  experiences: z.optional(listOf(experienceSchema, 'Expériences')),
  education: z.optional(listOf(educationSchema, 'Formation')),
  contracts: z.optional(contractsSchema),
};

/** `organisation` is sent to signed-in callers only. */
const entryAnswer = z.object({
  title: z.string(),
  organisation: z.optional(z.string()),
  place: z.nullable(z.string()),
  from: z.string(),
  to: z.nullable(z.string()),
  text: z.nullable(z.string()),
});
export type CareerEntry = z.infer<typeof entryAnswer>;

/** The same as answers tell it, newest first. */
export const careerAnswer = {
  experiences: z.array(entryAnswer),
  education: z.array(entryAnswer),
  contracts: z.array(z.enum(jobKinds)),
};
