import type { PersonalData } from '../../core/context/app-context.ts';
import { rowsOf } from '../../core/personal-data/rows-of.repository.ts';

/** All of it is deleted with the account. */
export const pushPersonalData: PersonalData = {
  exported: ['push_subscriptions', 'push_settings'],
  withheld: { pushes: 'that a browser may show a notice, by the id of what it is about; 30 days at most' },
  async *export({ db }, { id }) {
    const owner = { column: 'user_id', id };
    yield {
      path: 'appareils-prevenus.json',
      about: 'Les navigateurs que nous prévenons, sans leurs clés, et quand ils se taisent.',
      json: {
        navigateurs: await rowsOf(db, 'push_subscriptions', owner, {
          without: ['user_id', 'session_id', 'p256dh', 'auth'],
        }),
        reglages: await rowsOf(db, 'push_settings', owner, { without: ['user_id', 'seen_until'] }),
      },
    };
  },
};
