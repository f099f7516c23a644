import {
  durationInWords,
  type MeetingKind,
  meetingDateInWords,
  meetingKindNames,
} from '@mitoyen/contract/features/meetings/meetings.rules.ts';
import type { NamingMail } from '../../core/mail/mail-layout.ts';
import { quoteOnOneLine } from '../../core/mail/quoted-words.ts';
import type { MailCalendar } from '../../core/mail/write-calendar.ts';

/** A meeting as a mail tells one of its two people of it. */
export interface ToldMeeting {
  readonly method: MailCalendar['method'];
  readonly kind: MeetingKind;
  readonly startsAt: Date;
  readonly minutes: number;
  /** Null where there is none, or where mails repeat nothing of what was typed. */
  readonly place: string | null;
  readonly readerName: string;
  /** Null once that account is gone. */
  readonly other: { readonly id: string; readonly name: string } | null;
  readonly url: string;
  readonly calendar: MailCalendar | null;
}

/** That a meeting is agreed on, at this date or another than before, or is off. */
export function meetingMail({ method, kind, startsAt, minutes, place, ...told }: ToldMeeting): NamingMail {
  const { other, readerName, url, calendar } = told;
  const name = meetingKindNames[kind];
  const isOff = method === 'CANCEL';
  const subject = `${name} ${isOff ? 'annulé' : 'convenu'}`;
  const date = `${meetingDateInWords(startsAt)} (${durationInWords(minutes)}, heure de Paris)`;
  const [first, what] = isOff
    ? ['Ce qui était convenu n’aura pas lieu', 'était prévu']
    : ['La date est convenue', 'est prévu'];
  return {
    subject,
    namingSubject: other ? `${subject} avec ${other.name}` : subject,
    greeting: `Bonjour ${readerName},`,
    ...(other && { authorId: other.id, actorName: other.name }),
    paragraphs: [
      `${first}\u00a0: votre ${name.toLowerCase()}${other ? ` avec ${other.name}` : ''} ${what} ${date}.`,
      ...(place && !isOff ? [`Où\u00a0: ${quoteOnOneLine(place)}`] : []),
      ...(other ? [] : ['L’autre personne n’a plus de compte.']),
    ],
    action: { label: 'Ouvrir la conversation', url },
    ...(calendar && {
      closing: isOff
        ? 'Le fichier joint le retire de votre agenda.'
        : 'Le fichier joint l’ajoute à votre agenda.',
      calendar,
    }),
  };
}
