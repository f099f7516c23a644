import { meetingKindNames } from '@mitoyen/contract/features/meetings/meetings.rules.ts';
import { hasAccountConfirmedEmail } from '../../core/auth/has-confirmed-email.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Tx } from '../../core/db/schema.ts';
import type { MailCalendar } from '../../core/mail/write-calendar.ts';
import { sendMailOfKind } from '../mail-preferences/index.ts';
import { meetingMail } from './meetings.mails.ts';
import { findNames, type MeetingRow } from './meetings.repository.ts';

type Told = Pick<
  MeetingRow,
  'id' | 'conversation_id' | 'kind' | 'starts_at' | 'minutes' | 'place' | 'user_low_id' | 'user_high_id'
>;

/**
 * Mails a date that was agreed on, or is off, to `readers`, for their calendars. What the two typed, their names in the
 * calendar among it, goes where both confirmed their addresses; whose own is not confirmed gets nothing into a calendar,
 * since it may be a stranger's. `sequence`: the one of this mail.
 */
export async function mailMeeting(
  context: AppContext,
  tx: Tx,
  meeting: Told & { readonly sequence: number },
  {
    method,
    readers,
    isOtherGone = false,
  }: { method: MailCalendar['method']; readers: readonly string[]; isOtherGone?: boolean },
): Promise<void> {
  const { id, conversation_id, kind, starts_at: startsAt, minutes, sequence } = meeting;
  if (!startsAt || !minutes) return;
  const ids = [meeting.user_low_id, meeting.user_high_id];
  const names = await findNames(tx, ids);
  const confirmed = new Map<string, boolean>();
  for (const each of ids) confirmed.set(each, await hasAccountConfirmedEmail(context, tx, each));
  const url = `${context.config.publicUrl}/chat/${conversation_id}`;
  const host = new URL(context.config.publicUrl).hostname;
  for (const reader of readers) {
    const otherId = ids.find((each) => each !== reader) ?? '';
    const name = isOtherGone ? undefined : names.get(otherId);
    const isQuoted = !isOtherGone && ids.every((each) => confirmed.get(each));
    const place = isQuoted ? meeting.place : null;
    const calendar: MailCalendar = {
      method,
      uid: `${id}@${host}`,
      sequence,
      summary:
        isQuoted && name ? `${meetingKindNames[kind]} avec ${name}` : `${meetingKindNames[kind]} (Mitoyen)`,
      location: place,
      startsAt: startsAt.toISOString(),
      minutes,
      stampedAt: context.clock.now().toISOString(),
      url,
    };
    const mail = meetingMail({
      method,
      kind,
      startsAt,
      minutes,
      place,
      readerName: names.get(reader) ?? '',
      other: name ? { id: otherId, name } : null,
      url,
      calendar: confirmed.get(reader) ? calendar : null,
    });
    await sendMailOfKind(context, tx, { userId: reader, kind: 'meetings' }, mail);
  }
}
