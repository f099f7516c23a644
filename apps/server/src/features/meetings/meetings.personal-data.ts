import type { PersonalData } from '../../core/context/app-context.ts';
import { rowsOf } from '../../core/personal-data/rows-of.repository.ts';
import { mailMeeting } from './mail-meeting.ts';
import { listAgreedMeetings } from './meetings.repository.ts';

/** A meeting belongs to two people: it is deleted with the account of either. */
export const meetingsPersonalData: PersonalData = {
  exported: ['meetings'],
  async *export({ db }, { id }) {
    const sides = await Promise.all(
      (['user_low_id', 'user_high_id'] as const).map((column) =>
        rowsOf(db, 'meetings', { column, id }, { without: ['user_low_id', 'user_high_id'] }),
      ),
    );
    yield {
      path: 'rendez-vous.json',
      about: 'Les rendez-vous proposés ou à venir.',
      json: sides.flat().map(({ proposed_by, ...row }) => ({
        ...row,
        proposed_by: proposed_by && (proposed_by === id ? 'me' : 'other'),
      })),
    };
  },
  /** What the other one has in a calendar is taken out of it. */
  async erase(context, tx, { id }) {
    for (const meeting of await listAgreedMeetings(tx, id, context.clock.now())) {
      const other = meeting.user_low_id === id ? meeting.user_high_id : meeting.user_low_id;
      const told = { ...meeting, sequence: meeting.next_sequence };
      await mailMeeting(context, tx, told, { method: 'CANCEL', readers: [other], isOtherGone: true });
    }
  },
};
