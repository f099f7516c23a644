import * as z from 'zod/mini';

const entry = z.object({ code: z.string(), name: z.string(), synonyms: z.array(z.string()) });

/** All lists that profiles and offers take their codes from, with what users read of each code. */
export const vocabularySchema = z.object({
  tradeFamilies: z.array(z.object({ code: z.string(), name: z.string() })),
  trades: z.array(
    z.object({
      code: z.string(),
      family: z.string(),
      masculine: z.string(),
      feminine: z.string(),
      /** Masculine, then feminine. */
      plurals: z.tuple([z.string(), z.string()]),
      synonyms: z.array(z.string()),
      abbreviations: z.array(z.string()),
      /** Of the « Répertoire opérationnel des métiers et des emplois ». */
      rome: z.optional(z.string()),
      /** A title that the law reserves for registered people. */
      reservedTitle: z.optional(z.literal(true)),
    }),
  ),
  phases: z.array(z.object({ code: z.string(), name: z.string() })),
  software: z.array(entry),
  /** The levels of software skills: `revit:3`. */
  softwareLevels: z.array(z.object({ level: z.number(), name: z.string(), words: z.array(z.string()) })),
  programmes: z.array(entry),
  contexts: z.array(entry),
});
export type Vocabulary = z.infer<typeof vocabularySchema>;

type DeepReadonly<Value> = Value extends object
  ? { readonly [Name in keyof Value]: DeepReadonly<Value[Name]> }
  : Value;

/** The same, as who only reads it takes it: from an answer or from `vocabulary.ts`. */
export type ReadableVocabulary = DeepReadonly<Vocabulary>;
