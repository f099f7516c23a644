import { defineErrors } from '../../core/api-error.ts';
import { maxOpenMeetings } from './meetings.rules.ts';

export const meetingErrors = defineErrors({
  meeting_not_found: [404, 'Ce rendez-vous n’existe plus\u00a0: il a pu être retiré ou annulé.'],
  meeting_changed: [
    409,
    'Les dates proposées ne sont plus celles-ci\u00a0: rien n’est convenu. Relisez-les avant de choisir.',
  ],
  meeting_own_dates: [403, 'C’est à l’autre personne de choisir parmi vos dates.'],
  meeting_date_past: [409, 'Cette date est passée\u00a0: choisissez-en une autre, ou proposez-en.'],
  too_many_meetings: [
    409,
    `${maxOpenMeetings} rendez-vous sont déjà proposés ou à venir dans cette conversation\u00a0: retirez-en un d’abord.`,
  ],
});
