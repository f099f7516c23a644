import * as z from 'zod/mini';
import { isLocalTime, parisInstant } from '../../core/paris-local-time.ts';
import { tidyLine } from '../../core/pasted/tidy-text.ts';
import { isStorable, unstorableMessage } from '../../core/storable-text.ts';
import {
  type MeetingMinutes,
  maxMeetingPlaceLength,
  maxProposedDates,
  meetingKinds,
  meetingMinutes,
} from './meetings.rules.ts';

export const meetingDateMissing = 'Date : indiquez un jour et une heure.';
export const meetingDateSkipped =
  'À cette heure-là, on passe à l’heure d’été\u00a0: choisissez une autre heure.';
export const meetingDateTwice = 'Cette date est déjà proposée.';
export const meetingDatePast = 'Cette date est passée\u00a0: proposez une date à venir.';
export const meetingDateFar = 'Cette date est dans plus d’un an\u00a0: proposez une date plus proche.';

const dateSchema = z.string(meetingDateMissing).check(
  z.refine(isLocalTime, { error: meetingDateMissing, abort: true }),
  z.refine((local: string) => parisInstant(local) !== null, { error: meetingDateSkipped }),
);
const minutesMessage = 'Durée : choisissez-la dans la liste.';
const placeTooLong = `Lieu : ${maxMeetingPlaceLength} caractères au plus.`;

const offerFields = {
  /** Times of clocks in Paris, `YYYY-MM-DDTHH:MM`. */
  dates: z.array(dateSchema, meetingDateMissing).check(
    z.minLength(1, meetingDateMissing),
    z.maxLength(maxProposedDates, `Proposez ${maxProposedDates} dates au plus.`),
    z.refine((dates: string[]) => new Set(dates).size === dates.length, { error: meetingDateTwice }),
  ),
  minutes: z.number(minutesMessage).check(
    z.refine((minutes: number) => meetingMinutes.includes(minutes as MeetingMinutes), {
      error: minutesMessage,
    }),
  ),
  place: z._default(
    z.nullable(
      z
        .string()
        .check(
          z.overwrite(tidyLine),
          z.maxLength(maxMeetingPlaceLength, placeTooLong),
          z.refine<string>(isStorable, { error: unstorableMessage }),
        ),
    ),
    null,
  ),
};

/** Dates that are proposed, how long it lasts, and where: an address, a number or a link; null or empty: nowhere. */
export const meetingBody = z.object({
  kind: z.enum(meetingKinds, 'Choisissez un rendez-vous ou un appel.'),
  ...offerFields,
});
/** Other dates of a meeting; what it is stays. */
export const meetingChangeBody = z.object(offerFields);
/** One of the dates that are proposed, as they were when one read them. */
export const meetingChoiceBody = z.object({
  date: z.iso.datetime({ error: meetingDateMissing }),
  proposedAt: z.iso.datetime({ error: 'Relisez les dates proposées.' }),
});

const offerSchema = z.object({
  by: z.enum(['me', 'other']),
  /** Instants, the first one first; some may have passed. */
  dates: z.array(z.string()),
  minutes: z.number(),
  place: z.nullable(z.string()),
  proposedAt: z.string(),
});

/** A meeting as one of its two people sees it: a date that was agreed on, dates that are proposed, or both. */
export const meetingSchema = z.object({
  id: z.string(),
  kind: z.enum(meetingKinds),
  agreed: z.nullable(z.object({ date: z.string(), minutes: z.number(), place: z.nullable(z.string()) })),
  offer: z.nullable(offerSchema),
});
export type Meeting = z.infer<typeof meetingSchema>;
