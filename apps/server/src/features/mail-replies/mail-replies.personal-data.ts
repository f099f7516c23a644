import type { PersonalData } from '../../core/context/app-context.ts';
import { rowsOf } from '../../core/personal-data/rows-of.repository.ts';

/** Rows go with the account, and with the conversation. */
export const mailRepliesPersonalData: PersonalData = {
  exported: ['mail_replies'],
  async *export({ db }, { id }) {
    yield {
      path: 'reponses-par-e-mail.json',
      about: 'Les réponses reçues de vous par e-mail depuis 30 jours, et le texte de celles qui attendent.',
      json: await rowsOf(
        db,
        'mail_replies',
        { column: 'user_id', id },
        { without: ['user_id', 'mail_hash', 'token_hash'] },
      ),
    };
  },
};
