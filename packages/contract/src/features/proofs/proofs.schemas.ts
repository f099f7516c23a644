import * as z from 'zod/mini';
import {
  daySchema,
  freeLineSchema,
  optionalNumberSchema,
  requiredTextSchema,
} from '../../core/field-schemas.ts';
import { tidyLine } from '../../core/pasted/tidy-text.ts';
import { siretStateSchema } from '../companies/companies.schemas.ts';
import { fileCautionSchema, fileUrlSchema } from '../uploads/uploads.schemas.ts';
import { standsUntil } from './proof-days.rules.ts';
import {
  kindOfProof,
  type ProofField,
  type ProofKind,
  proofFields,
  proofKinds,
  proofStateNames,
} from './proof-kinds.rules.ts';

export const maxDomainsLength = 300;
export const maxStatementLength = 1000;
/** The first of four digits: of a year that is long over, that is said. */
const firstYear = 1000;

const day = (message: string) =>
  z.optional(
    z.pipe(
      z.transform((value: string | null | undefined) =>
        typeof value === 'string' && tidyLine(value) === '' ? null : (value ?? null),
      ),
      z.nullable(daySchema(message)),
    ),
  );
const line = (label: string, max: number) => z.optional(z.nullable(freeLineSchema(label, max, 0)));

/** What is said where a kind asks for a field that is left out. */
export const missingProofField: Readonly<Record<ProofField, string>> = {
  date: 'Indiquez la date de l’attestation.',
  year: 'Indiquez l’année de l’attestation.',
  number: 'Indiquez le numéro ou le code qui figure sur le document.',
  body: 'Indiquez qui a délivré le document.',
  region: 'Indiquez le conseil régional, par exemple Île-de-France.',
  domains: 'Indiquez ce que le document couvre.',
  territory: 'Indiquez le territoire couvert, par exemple France métropolitaine.',
  from: 'Indiquez le début de la garantie.',
  to: 'Indiquez la fin de la garantie.',
  statement: 'Écrivez votre attestation sur l’honneur.',
};
export const proofFutureMessage = 'Cette date n’est pas encore venue.';
export const proofEndedMessage = 'Ce document n’est plus valable\u00a0: demandez-en un nouveau.';
export const proofOrderMessage = 'La fin ne peut pas précéder le début.';

type Values = Readonly<Partial<Record<ProofField, string | number | null | undefined>>>;
const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** The fields that a kind requires and `values` lack. */
export function missingFields(kind: ProofKind, values: Values): ProofField[] {
  const { fields } = kindOfProof(kind);
  return proofFields.filter((name) => fields[name] === 'required' && isEmpty(values[name]));
}

/** Body of a proof that is added or changed. Fields that its kind does not ask for are not kept. */
export const proofBody = z
  .object({
    kind: z.enum(proofKinds, 'Choisissez un justificatif.'),
    date: day('Indiquez la date de l’attestation.'),
    year: z.optional(
      optionalNumberSchema('Année', {
        min: firstYear,
        max: 2999,
        int: true,
        fault: 'écrivez-la en quatre chiffres, par exemple 2026.',
      }),
    ),
    number: line('Numéro', 60),
    body: line('Organisme', 120),
    region: line('Région', 60),
    domains: line('Domaines', maxDomainsLength),
    territory: line('Territoire', 120),
    from: day('Indiquez le début de la garantie.'),
    to: day('Indiquez la fin de validité.'),
    statement: z.optional(
      z.nullable(
        z.union([
          z.literal(''),
          requiredTextSchema('Attestation', maxStatementLength, missingProofField.statement),
        ]),
      ),
    ),
    document: z.optional(fileUrlSchema('Document')),
  })
  .check((context) => {
    const { value } = context;
    for (const name of missingFields(value.kind, value))
      context.issues.push({ code: 'custom', path: [name], message: missingProofField[name], input: value });
    if (value.from && value.to && value.to < value.from)
      context.issues.push({ code: 'custom', path: ['to'], message: proofOrderMessage, input: value });
  });
export type ProofInput = z.input<typeof proofBody>;
export type ProofValues = z.output<typeof proofBody>;

/** What is wrong with a proof's days on the day when it is declared: not yet come, or over. */
export function faultyDay(
  { kind, date, year, from, to }: ProofValues,
  today: string,
): { path: ProofField; message: string } | null {
  const { fields } = kindOfProof(kind);
  if (fields.date && date && date > today) return { path: 'date', message: proofFutureMessage };
  if (fields.year && year && year > Number(today.slice(0, 4)))
    return { path: 'year', message: proofFutureMessage };
  const given = { date: date ?? null, year: year ?? null, from: from ?? null, to: to ?? null };
  const until = standsUntil({ kind, declaredOn: today, ...given });
  if (until === null || until >= today) return null;
  return { path: fields.date ? 'date' : fields.year ? 'year' : 'to', message: proofEndedMessage };
}

/** A proof as its owner reads it. Days are `YYYY-MM-DD` in Paris. */
export const proofSchema = z.object({
  id: z.string(),
  kind: z.enum(proofKinds),
  date: z.nullable(z.string()),
  year: z.nullable(z.number()),
  number: z.nullable(z.string()),
  body: z.nullable(z.string()),
  region: z.nullable(z.string()),
  domains: z.nullable(z.string()),
  territory: z.nullable(z.string()),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  statement: z.nullable(z.string()),
  document: z.nullable(z.string()),
  documentName: z.nullable(z.string()),
  declaredOn: z.string(),
  /** The last day on which it stands; null for one without an end. */
  until: z.nullable(z.string()),
  state: z.enum(proofStateNames),
  /** How it was verified, or why it was refused. */
  note: z.nullable(z.string()),
});
export type Proof = z.infer<typeof proofSchema>;

/** What the registry said of one's SIRET; the day is null where it was read before days were kept. */
const registrationSchema = z.object({ state: siretStateSchema, readOn: z.nullable(z.string()) });

export const ownProofsSchema = z.object({
  proofs: z.array(proofSchema),
  /** Null before there is a SIRET. */
  registration: z.nullable(registrationSchema),
});
export type OwnProofs = z.infer<typeof ownProofsSchema>;

/** What others see of a proof that stands: never a number, a policy or a document. */
export const proofMarkSchema = z.object({
  kind: z.enum(proofKinds),
  domains: z.nullable(z.string()),
  until: z.nullable(z.string()),
  state: z.enum(['declared', 'verified']),
});
export type ProofMark = z.infer<typeof proofMarkSchema>;

export const maxProofNoteLength = 500;
export const proofDecisions = ['verified', 'refused'] as const;
export const proofNoteMissing = 'Écrivez comment vous avez vérifié, ou pourquoi vous refusez.';
export const proofNoteNumber =
  'N’écrivez pas le numéro du document\u00a0: cette note est envoyée par e-mail.';

/** `revision`: of the proof that the operator read, so that nothing is decided on what changed since. */
export const proofDecisionBody = z.object({
  state: z.enum(proofDecisions, 'Choisissez une décision.'),
  note: requiredTextSchema('Note', maxProofNoteLength, proofNoteMissing),
  revision: z.number().check(z.int(), z.gte(1)),
});
export type ProofDecision = z.infer<typeof proofDecisionBody>;

/** A proof as operators read it, with whose it is. */
export const submittedProofSchema = z.extend(proofSchema, {
  userId: z.string(),
  username: z.string(),
  revision: z.number(),
  cautions: z.array(fileCautionSchema),
});
export type SubmittedProof = z.infer<typeof submittedProofSchema>;
