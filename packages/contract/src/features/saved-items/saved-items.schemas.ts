import * as z from 'zod/mini';
import { freeTextSchema } from '../../core/field-schemas.ts';
import { idSchema } from '../../core/ids.ts';
import { isStorable, unstorableMessage } from '../../core/storable-text.ts';
import { maxSavedAsked, maxSavedNoteLength, savedKinds } from './saved-items.rules.ts';

const kindSchema = z.enum(savedKinds, 'Type inconnu.');
/** Whose list, and a thing by its kind and id. */
export const savedItemParams = z.object({ id: idSchema, kind: kindSchema, itemId: idSchema });
export const savedListFields = { kind: z.optional(kindSchema) };

/** Ids of things, separated by commas. */
export const savedAskedSchema = z.pipe(
  z.transform((ids: string | readonly string[]) => (typeof ids === 'string' ? ids.split(',') : ids)),
  z
    .array(idSchema)
    .check(z.maxLength(maxSavedAsked, `Demandez ${maxSavedAsked} éléments au plus à la fois.`)),
);

const noteSchema = freeTextSchema('Note', maxSavedNoteLength, 0).check(
  z.refine<string>(isStorable, { error: unstorableMessage }),
);
/** A note to oneself; empty: none. */
export const savedNoteBody = z.object({ note: noteSchema });

/** The saved thing as it is now; null where it is gone or hidden. */
const savedThingSchema = z.object({
  title: z.string(),
  /** A person's trade, an offer's firm and place, a project's author. */
  subtitle: z.string(),
  picture: z.nullable(z.string()),
  /** An offer that takes no more applications. */
  isClosed: z.boolean(),
  /** Of people, what they are compared by. */
  person: z.nullable(
    z.object({
      location: z.string(),
      experienceYears: z.number(),
      availability: z.string(),
      /** Euros per hour of a freelance, per year of a job seeker. */
      amountEuros: z.number(),
      skills: z.array(z.string()),
    }),
  ),
});

export const savedItemSchema = z.object({
  kind: z.enum(savedKinds),
  id: z.string(),
  note: z.nullable(z.string()),
  savedAt: z.string(),
  thing: z.nullable(savedThingSchema),
});
export type SavedItem = z.infer<typeof savedItemSchema>;
