import type { PersonalData } from '../../core/context/app-context.ts';
import { rowsOf } from '../../core/personal-data/rows-of.repository.ts';

export const notificationsPersonalData: PersonalData = {
  exported: ['notifications', 'notification_choices'],
  async *export({ db }, { id }) {
    yield {
      path: 'notifications.json',
      about: 'Ce dont vous avez été prévenu sur le site depuis 90 jours, et quand vous l’avez lu.',
      json: await rowsOf(
        db,
        'notifications',
        { column: 'user_id', id },
        { without: ['user_id', 'author_id'] },
      ),
    };
    yield {
      path: 'preferences-notifications.json',
      about:
        'Ce dont vous voulez être prévenu, avec la date du choix ; ce qui manque suit le réglage par défaut.',
      json: await rowsOf(db, 'notification_choices', { column: 'user_id', id }, { without: ['user_id'] }),
    };
  },
};
