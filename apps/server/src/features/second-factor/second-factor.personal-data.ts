import type { PersonalData } from '../../core/context/app-context.ts';
import { rowsOf } from '../../core/personal-data/rows-of.repository.ts';

export const secondFactorPersonalData: PersonalData = {
  exported: ['passkeys', 'authenticator_apps', 'recovery_codes'],
  withheld: { security_challenges: 'sign-ins that were begun, kept minutes, by secrets hashed or encrypted' },
  async *export({ db }, { id }) {
    const owner = { column: 'user_id', id };
    yield {
      path: 'second-facteur.json',
      about:
        'Vos clés d’accès, votre application d’authentification et vos codes de secours, sans leurs secrets.',
      json: {
        passkeys: await rowsOf(db, 'passkeys', owner, { without: ['user_id', 'public_key'] }),
        authenticator_apps: await rowsOf(db, 'authenticator_apps', owner, {
          without: ['user_id', 'sealed_secret'],
        }),
        recovery_codes: await rowsOf(db, 'recovery_codes', owner, { without: ['user_id', 'code_hash'] }),
      },
    };
  },
};
