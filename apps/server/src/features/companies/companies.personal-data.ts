import type { PersonalData } from '../../core/context/app-context.ts';
import { rowsOf } from '../../core/personal-data/rows-of.repository.ts';
import { showOwnCompany } from './show-company.ts';

export const companiesPersonalData: PersonalData = {
  exported: ['companies'],
  withheld: { company_confirmations: 'hashes of links that run out, which name nobody' },
  async *export(context, { id }) {
    const [company] = await rowsOf(context.db, 'companies', { column: 'user_id', id });
    if (!company) return;
    const shown = await showOwnCompany(context, id);
    yield {
      path: 'profil-entreprise.json',
      about: 'Le profil de votre entreprise et l’état de son abonnement.',
      json: { ...company, siretState: shown?.siretState ?? null },
    };
  },
};
