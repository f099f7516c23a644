import type { PersonalData } from '../../core/context/app-context.ts';
import { rowsOf } from '../../core/personal-data/rows-of.repository.ts';

export const accountsPersonalData: PersonalData = {
  exported: ['terms_readings', 'email_changes', 'email_confirmations'],
  withheld: {
    password_resets: 'a secret link that lives thirty minutes',
  },
  async *export({ db }, { id }) {
    const [account] = await rowsOf(db, 'users', { column: 'id', id }, { without: ['password_hash'] });
    const emailChanges = await rowsOf(
      db,
      'email_changes',
      { column: 'user_id', id },
      { without: ['token_hash', 'user_id'] },
    );
    const readings = await rowsOf(db, 'terms_readings', { column: 'user_id', id }, { without: ['user_id'] });
    const confirmations = await rowsOf(
      db,
      'email_confirmations',
      { column: 'user_id', id },
      { without: ['token_hash', 'user_id'] },
    );
    yield {
      path: 'compte.json',
      about:
        'Votre compte, les versions des conditions que vous avez acceptée et lues, l’adresse à confirmer et les liens envoyés pour cela.',
      json: {
        ...account,
        terms_readings: readings,
        email_changes: emailChanges,
        email_confirmations: confirmations,
      },
    };
    yield {
      path: 'connexions.json',
      about: 'Où votre compte est connecté : appareil, adresse IP, dates.',
      json: await rowsOf(db, 'sessions', { column: 'user_id', id }, { without: ['token_hash', 'user_id'] }),
    };
  },
};
