import * as z from 'zod/mini';
import { emailSchema } from '../../core/field-schemas.ts';
import { tidyLine } from '../../core/pasted/tidy-text.ts';
import { alertRhythms, maxSavedSearchName, savedSearchKinds } from './saved-searches.rules.ts';

const kind = z.enum(savedSearchKinds, 'Recherche à garder : offers, jobs ou profiles.');
const rhythm = z.enum(alertRhythms, 'Rythme : now, daily ou weekly.');
const nameTooLong = `Nom : ${maxSavedSearchName} caractères au plus.`;
const name = z
  .string('Nommez cette recherche.')
  .check(
    z.overwrite(tidyLine),
    z.minLength(1, 'Nommez cette recherche.'),
    z.maxLength(maxSavedSearchName, nameTooLong),
  );

const maxQueryLength = 4_000;
/** The filters of the list, by the names its call has for them; as an object or as they stand in an address. */
const query = z._default(
  z.union(
    [
      z.string().check(z.maxLength(maxQueryLength, 'Recherche trop longue.')),
      z.record(z.string().check(z.maxLength(100)), z.unknown()),
    ],
    'Indiquez les filtres de la recherche.',
  ),
  {},
);

/** `email`: of a visitor alone, whose search the server names. */
export const saveSearchBody = z.object({
  kind,
  query,
  rhythm: z._default(rhythm, 'daily'),
  name: z.optional(name),
  email: z.optional(emailSchema),
});
export type SaveSearchBody = z.output<typeof saveSearchBody>;

/** `seen`: what is new was seen. */
export const changeSavedSearchBody = z.object({
  rhythm: z.optional(rhythm),
  name: z.optional(name),
  seen: z.optional(z.literal(true, 'seen : true.')),
});

/** Filters that differ from what the list does without them, as codes: labels may change. */
const savedQuery = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]));
export type SavedQuery = z.infer<typeof savedQuery>;

/** `newIds`: what it found since it was last looked at, the last first, at most 100 of `newCount`. */
export const savedSearchSchema = z.object({
  id: z.string(),
  kind,
  query: savedQuery,
  rhythm,
  name: z.string(),
  /** False until a visitor's mailbox has confirmed it. */
  confirmed: z.boolean(),
  createdAt: z.string(),
  newCount: z.number(),
  newIds: z.array(z.string()),
});
export type SavedSearch = z.infer<typeof savedSearchSchema>;

/** What a link in a mail begins or ends. */
export const namedAlertSchema = z.object({ kind, name: z.string(), rhythm, query: savedQuery });
export type NamedAlert = z.infer<typeof namedAlertSchema>;

/** A search of a visitor's address, on a page that its mailbox has the link of. */
const visitorSearchSchema = z.extend(namedAlertSchema, { id: z.string() });
export type VisitorSearch = z.infer<typeof visitorSearchSchema>;

/** All that an address keeps: `searches` tell it what they find, `waiting` were asked for and never begun. */
export const visitorSearchesSchema = z.object({
  /** The one that the link was asked for with; null once it is kept no more, or an account's. */
  askedId: z.nullable(z.string()),
  searches: z.array(visitorSearchSchema),
  waiting: z.array(visitorSearchSchema),
  /** No other may begin: one must go first. */
  isFull: z.boolean(),
});
export type VisitorSearches = z.infer<typeof visitorSearchesSchema>;

/** What becomes of one of them. */
export const visitorSearchChange = z.enum(['begin', 'remove'], 'Choisissez de l’activer ou de la supprimer.');
