import * as z from 'zod/mini';
import { emailSchema, freeLineSchema } from '../../core/field-schemas.ts';
import { idSchema } from '../../core/ids.ts';
import { emptyAsNull } from '../../core/optional-text.ts';
import { confirmableFields } from '../portfolio/portfolio.schemas.ts';
import { projectPhaseCodes } from '../portfolio/project-phases.ts';
import { referenceAnswers, referenceMeans, shownReferenceStates } from './references.rules.ts';

const linkIncomplete = 'Lien incomplet.';
export const referenceToken = z.string(linkIncomplete).check(z.maxLength(200, linkIncomplete));

const whom = 'Indiquez l’adresse e-mail de l’agence.';
/** An address, or a company's profile: one of the two. */
export const askReferenceBody = z
  .object({ email: z.optional(emailSchema), companyId: z.optional(idSchema) })
  .check(
    z.refine(({ email, companyId }) => (email === undefined) !== (companyId === undefined), {
      path: ['email'],
      error: whom,
    }),
  );

/** What an agency confirms of a project: who did what, in which phases, when. */
export const referenceFactsSchema = z.object({
  roleHeld: z.nullable(z.string()),
  phases: z.array(z.enum(projectPhaseCodes)),
  year: z.nullable(z.number()),
});
export type ReferenceFacts = z.infer<typeof referenceFactsSchema>;

/** A request as the freelance sees it who made it. */
export const ownReferenceSchema = z.object({
  id: z.string(),
  projectId: z.string(),
  agency: z.string(),
  /** The address that the freelance gave; null where a company's profile was asked, or once it is forgotten. */
  email: z.nullable(z.string()),
  state: z.enum(shownReferenceStates),
  askedAt: z.string(),
  expiresAt: z.string(),
  answeredAt: z.nullable(z.string()),
  /** The person who answered, as they said. */
  name: z.nullable(z.string()),
  position: z.nullable(z.string()),
  corrections: z.nullable(referenceFactsSchema),
});
export type OwnReference = z.infer<typeof ownReferenceSchema>;

/** A project that a company's account confirmed, as that account sees it. */
export const givenReferenceSchema = z.object({
  id: z.string(),
  projectId: z.string(),
  title: z.string(),
  freelance: z.string(),
  state: z.enum(shownReferenceStates),
  answeredAt: z.string(),
});
export type GivenReference = z.infer<typeof givenReferenceSchema>;

export const ownReferencesSchema = z.object({
  asked: z.array(ownReferenceSchema),
  given: z.array(givenReferenceSchema),
});
export type OwnReferences = z.infer<typeof ownReferencesSchema>;

/** What the freelance does with a correction or a request, or the company's account with its answer. */
export const settleReferenceBody = z.object({
  act: z.enum(['accept', 'drop', 'withdraw'], 'Choisissez quoi faire.'),
});
export type ReferenceAct = z.infer<typeof settleReferenceBody>['act'];

/** What the holder of a link is asked, and exactly what a confirmation would show. */
export const referencePageSchema = z.object({
  state: z.enum(shownReferenceStates),
  freelance: z.string(),
  projectId: z.string(),
  title: z.string(),
  /** The name after « Confirmé par ». */
  agency: z.string(),
  /** How an answer in this session would be marked. */
  means: z.enum(referenceMeans),
  facts: referenceFactsSchema,
  corrections: z.nullable(referenceFactsSchema),
  /** Sent back with the answer: it is refused where the project has become another. */
  seen: z.string(),
});
export type ReferencePage = z.infer<typeof referencePageSchema>;

const correctionsSchema = z.object(confirmableFields).check(
  z.refine(({ roleHeld, phases, year }) => Boolean(roleHeld || phases?.length || year), {
    error: 'Gardez au moins le rôle, une phase ou l’année.',
  }),
);

const signs = ['confirm', 'correct'];
export const answerReferenceBody = z
  .object({
    token: referenceToken,
    answer: z.enum(referenceAnswers, 'Choisissez une réponse.'),
    seen: z.optional(z.string().check(z.maxLength(100))),
    corrections: z.optional(correctionsSchema),
    name: z.optional(emptyAsNull(freeLineSchema('Votre nom', 100))),
    position: z.optional(emptyAsNull(freeLineSchema('Votre fonction', 100))),
  })
  .check(
    z.refine(({ answer, name }) => !signs.includes(answer) || Boolean(name), {
      path: ['name'],
      error: 'Indiquez votre nom.',
    }),
    z.refine(({ answer, position }) => !signs.includes(answer) || Boolean(position), {
      path: ['position'],
      error: 'Indiquez votre fonction dans l’agence.',
    }),
    z.refine(({ answer, corrections }) => answer !== 'correct' || corrections !== undefined, {
      path: ['corrections'],
      error: 'Indiquez ce qui est exact.',
    }),
  );
export type ReferenceAnswerBody = z.infer<typeof answerReferenceBody>;
