import * as z from 'zod/mini';
import { requiredTextSchema } from '../../core/field-schemas.ts';
import { idSchema } from '../../core/ids.ts';
import { decisionGroundNames } from '../reports/reports.rules.ts';
import { groundMissingMessage, statementSchema } from '../reports/reports.schemas.ts';
import { contentKindNames, takedownOutcomeNames } from './takedowns.rules.ts';

export const maxContestLength = 2000;
const minContestLength = 20;

export const groundSchema = z.enum(decisionGroundNames, groundMissingMessage);
export const takedownBody = z.object({
  kind: z.enum(contentKindNames, 'Choisissez un contenu.'),
  id: idSchema,
  ground: groundSchema,
  statement: statementSchema,
});
export type TakedownBody = z.infer<typeof takedownBody>;

export const contestBody = z.object({
  text: requiredTextSchema(
    'Explications',
    maxContestLength,
    'Expliquez pourquoi vous contestez cette décision.',
  ).check(z.minLength(minContestLength, `Explications : ${minContestLength} caractères au moins.`)),
});
export const outcomeBody = z.object({
  outcome: z.enum(takedownOutcomeNames, 'Choisissez une décision.'),
  statement: statementSchema,
});
export type OutcomeBody = z.infer<typeof outcomeBody>;

export const takedownStatusSchema = z.enum(['contested', 'standing', 'settled']);
export type TakedownStatus = z.infer<typeof takedownStatusSchema>;

/** A takedown as the author of the content reads it. Instants in ISO 8601. */
export const ownTakedownSchema = z.object({
  id: z.string(),
  kind: z.enum(contentKindNames),
  /** The content's title or first words. */
  title: z.string(),
  ground: groundSchema,
  statement: z.string(),
  takenAt: z.string(),
  /** Until when it may be contested; null once it was, or no longer can be. */
  contestableUntil: z.nullable(z.string()),
  contest: z.nullable(z.object({ text: z.string(), at: z.string() })),
  outcome: z.nullable(
    z.object({ kind: z.enum(takedownOutcomeNames), statement: z.string(), at: z.string() }),
  ),
});
export type OwnTakedown = z.infer<typeof ownTakedownSchema>;

/** The same as operators read it, with what was taken. */
export const takedownSchema = z.extend(ownTakedownSchema, {
  authorId: z.string(),
  authorName: z.string(),
  operatorName: z.string(),
  reportId: z.nullable(z.string()),
  /** What it said; empty once it is forgotten. */
  text: z.string(),
  /** Addresses of its pictures and files, for operators. */
  files: z.array(z.string()),
});
export type Takedown = z.infer<typeof takedownSchema>;
