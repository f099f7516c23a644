import type { PersonalData } from '../../core/context/app-context.ts';
import { rowsOf } from '../../core/personal-data/rows-of.repository.ts';

export const visibilityPersonalData: PersonalData = {
  exported: ['hidden_from', 'company_sirens'],
  async *export({ db }, { id, role }) {
    const own = { column: 'user_id', id } as const;
    if (role === 'jobseeker')
      yield {
        path: 'entreprises-masquees.json',
        about: 'Les entreprises à qui votre profil est masqué.',
        json: await rowsOf(db, 'hidden_from', own, { without: ['user_id'] }),
      };
    if (role === 'entreprise')
      yield {
        path: 'numeros-siren.json',
        about: 'Les numéros SIREN que votre compte a indiqués.',
        json: await rowsOf(db, 'company_sirens', own, { without: ['user_id'] }),
      };
  },
};
