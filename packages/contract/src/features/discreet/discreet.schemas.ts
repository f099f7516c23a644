import * as z from 'zod/mini';
import { jobseekerAvailabilitySchema } from '../../core/availability.schemas.ts';
import { jobseekerAvailabilities } from '../../core/availability.ts';
import { numberSchema, requiredLineSchema, requiredTextSchema } from '../../core/field-schemas.ts';
import { pageQueryFields } from '../../core/pagination.ts';
import { isStorable, unstorableMessage } from '../../core/storable-text.ts';
import { companyConfirmations } from '../companies/siret-state.rules.ts';
import { maxMessageLength, maxSubjectLength } from '../conversations/conversations.schemas.ts';
import { experienceBands } from './bands.rules.ts';

const mostValues = 20;
const repeatedOf = <const Values extends readonly string[]>(values: Values, message: string) =>
  z._default(
    z.pipe(
      z.transform((given: string | readonly string[]) => [given].flat().filter((value) => value !== '')),
      z.array(z.enum(values, message)).check(z.maxLength(mostValues)),
    ),
    [],
  );
const codes = z._default(
  z.pipe(
    z.transform((given: string | readonly string[]) => [given].flat().filter((code) => code !== '')),
    z.array(z.string().check(z.maxLength(40))).check(z.maxLength(mostValues)),
  ),
  [],
);

/**
 * Filters of the list of discreet profiles: any of the values within one kind, all of the kinds. `place` is the code of a
 * département or a region. Salaries in euros per year: a band is found that touches what lies between them.
 */
export const discreetFilters = z.object({
  trade: codes,
  place: z._default(z.string().check(z.trim(), z.maxLength(20, 'Ce lieu est inconnu.')), ''),
  experience: repeatedOf(experienceBands, 'Expérience inconnue.'),
  software: codes,
  phase: codes,
  availability: repeatedOf(jobseekerAvailabilities, 'Disponibilité inconnue.'),
  minSalary: z.optional(numberSchema('Salaire minimum', { max: 10_000_000 })),
  maxSalary: z.optional(numberSchema('Salaire maximum', { max: 10_000_000 })),
});
export type DiscreetFilters = z.output<typeof discreetFilters>;
export const discreetQuery = z.extend(discreetFilters, pageQueryFields);

/** How a firm's request stands for the firm: one that was declined reads as one that got no answer in 14 days does. */
export const askedStates = ['waiting', 'unanswered', 'revealed'] as const;
const askedStateSchema = z.enum(askedStates);
export type AskedState = z.infer<typeof askedStateSchema>;

/** A discreet person as a firm sees them before a reveal. */
export const discreetCardSchema = z.object({
  /** The address of this person for this firm alone, new each time the person becomes discreet. */
  handle: z.string(),
  /** Code of the main trade. */
  trade: z.nullable(z.string()),
  /** A département, or the region where fewer than three share trade and département. */
  place: z.nullable(z.object({ code: z.string(), name: z.string() })),
  experience: z.enum(experienceBands),
  /** Codes, without levels. */
  software: z.array(z.string()),
  phases: z.array(z.string()),
  availability: jobseekerAvailabilitySchema,
  /** Euros per year: at least `min`, below `max`. */
  salary: z.object({ min: z.number(), max: z.number() }),
  /** The firm's own request; null before there is one. */
  request: z.nullable(z.object({ state: askedStateSchema, askedAt: z.string() })),
  /** Once revealed: the id of the profile, whose page the firm then reads. */
  jobseekerId: z.nullable(z.string()),
});
export type DiscreetCard = z.infer<typeof discreetCardSchema>;

export const discreetPageSchema = z.object({
  items: z.array(discreetCardSchema),
  /** How many there are; where it is not exact, there are more than this. */
  total: z.number(),
  isTotalExact: z.boolean(),
  nextCursor: z.nullable(z.string()),
});
export type DiscreetPage = z.infer<typeof discreetPageSchema>;

const storable = z.refine<string>(isStorable, { error: unstorableMessage });
/** A firm's request to a discreet person. */
export const revealRequestBody = z.object({
  subject: requiredLineSchema(
    'Objet',
    maxSubjectLength,
    'Indiquez l’objet de votre message, par exemple Un poste à Nantes.',
  ).check(storable),
  content: requiredTextSchema('Message', maxMessageLength, 'Écrivez votre message.').check(storable),
});
export type RevealRequestValues = z.output<typeof revealRequestBody>;

/** A firm's own request. `conversationId` once revealed: its message is the first of that conversation. */
export const askedRevealSchema = z.object({
  id: z.string(),
  subject: z.string(),
  content: z.string(),
  askedAt: z.string(),
  state: askedStateSchema,
  /** Null while the person is not in the list. */
  handle: z.nullable(z.string()),
  jobseekerId: z.nullable(z.string()),
  conversationId: z.nullable(z.string()),
});
export type AskedReveal = z.infer<typeof askedRevealSchema>;

/** How a request stands for the person. `withdrawn`: revealed, and taken back since. */
export const revealStates = ['waiting', 'revealed', 'declined', 'withdrawn'] as const;
const revealStateSchema = z.enum(revealStates);
export type RevealState = z.infer<typeof revealStateSchema>;

/** A firm's request as the person reads it. */
export const revealSchema = z.object({
  id: z.string(),
  company: z.object({
    /** Of its page; null once that account is gone. */
    id: z.nullable(z.string()),
    name: z.string(),
    siren: z.string(),
    /** How it is known that the account is the firm's; null while it no longer is. */
    confirmation: z.nullable(z.enum(companyConfirmations)),
  }),
  /** Both empty once the account that wrote them is gone. */
  subject: z.string(),
  content: z.string(),
  askedAt: z.string(),
  state: revealStateSchema,
  answeredAt: z.nullable(z.string()),
  conversationId: z.nullable(z.string()),
});
export type Reveal = z.infer<typeof revealSchema>;

export const revealAnswers = ['reveal', 'decline', 'decline_and_hide'] as const;
export const revealAnswerBody = z.object({
  answer: z.enum(revealAnswers, 'Choisissez une réponse.'),
});
export type RevealAnswer = z.output<typeof revealAnswerBody>['answer'];
