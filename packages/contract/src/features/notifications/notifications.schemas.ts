import * as z from 'zod/mini';
import { notificationKindNames } from './notifications.rules.ts';

/** One line of the list under the bell. */
export const notificationSchema = z.object({
  /** Of a conversation, the conversation's. */
  id: z.string(),
  kind: z.enum(notificationKindNames),
  /** What happened, without a name; null for messages, which `unread` tells. */
  text: z.nullable(z.string()),
  /**
   * The author; null without one, and for a person whom the reader may no longer know, blocked or is blocked
   * by.
   */
  name: z.nullable(z.string()),
  /** Where it leads, on this site. */
  path: z.string(),
  at: z.string(),
  isRead: z.boolean(),
  /** Messages of the conversation that were not read; 0 for everything else. */
  unread: z.number(),
});
export type Notification = z.infer<typeof notificationSchema>;

export const notificationPageSchema = z.object({
  items: z.array(notificationSchema),
  nextCursor: z.nullable(z.string()),
});

export const readAllBody = z.object({
  /** The instant at which the list was read: what came since stays unread. */
  until: z.iso.datetime('Cette date n’est pas valable.'),
});

export const visitBody = z.object({
  /** A page's path, without its query. */
  path: z
    .string('Indiquez la page.')
    .check(z.maxLength(300, 'Cette adresse est trop longue.'), z.startsWith('/', 'Indiquez la page.')),
});

const choice = z.boolean('Choisissez si vous voulez être prévenu.');

/** What may be left out of the list under the bell. */
export const hereChoicesSchema = z.object({
  meetings: choice,
  applications: choice,
  reveals: choice,
  offers: choice,
  proofs: choice,
  availability: choice,
  alerts: choice,
});

/** The kinds pushed to devices; a kind that the list leaves out is not pushed either. */
const pushChoicesSchema = z.extend(hereChoicesSchema, { messages: choice, account: choice });

/** For each channel but mails, the kinds that the person wants. */
export const notificationPreferencesSchema = z.object({ here: hereChoicesSchema, push: pushChoicesSchema });
export type NotificationPreferences = z.infer<typeof notificationPreferencesSchema>;

/** Kinds that are left out stay as they are. */
export const notificationPreferencesBody = z.object({
  here: z.optional(z.partial(hereChoicesSchema)),
  push: z.optional(z.partial(pushChoicesSchema)),
});
export type NotificationPreferencesChange = z.infer<typeof notificationPreferencesBody>;
