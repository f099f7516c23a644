import type { PersonalData } from '../../core/context/app-context.ts';
import { rowsOf } from '../../core/personal-data/rows-of.repository.ts';

export const mailPreferencesPersonalData: PersonalData = {
  exported: ['mail_choices'],
  async *export({ db }, { id }) {
    yield {
      path: 'preferences-e-mails.json',
      about: 'Vos choix d’e-mails, avec leur date ; un e-mail absent suit le réglage par défaut.',
      json: await rowsOf(db, 'mail_choices', { column: 'user_id', id }, { without: ['user_id'] }),
    };
  },
};
