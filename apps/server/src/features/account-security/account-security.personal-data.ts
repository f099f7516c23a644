import type { PersonalData } from '../../core/context/app-context.ts';
import { rowsOf } from '../../core/personal-data/rows-of.repository.ts';

export const accountSecurityPersonalData: PersonalData = {
  exported: ['security_events', 'known_browsers'],
  withheld: { sign_in_delays: 'counters whose keys are hashed with a secret, kept a day' },
  async *export({ db }, { id }) {
    const owner = { column: 'user_id', id };
    yield {
      path: 'securite.json',
      about: 'L’historique de sécurité de votre compte, et quand chaque navigateur reconnu l’a ouvert.',
      json: {
        security_events: await rowsOf(db, 'security_events', owner, { without: ['user_id'] }),
        known_browsers: await rowsOf(db, 'known_browsers', owner, { without: ['user_id', 'browser_hash'] }),
      },
    };
  },
};
