import type { PersonalData } from '../../core/context/app-context.ts';
import { rowsOf } from '../../core/personal-data/rows-of.repository.ts';
import { showOwnFreelance } from './show-freelance.ts';

export const freelancesPersonalData: PersonalData = {
  exported: ['freelances'],
  async *export(context, { id }) {
    const profile = await showOwnFreelance(context, id);
    if (!profile) return;
    const [row] = await rowsOf(context.db, 'freelances', { column: 'user_id', id });
    yield {
      path: 'profil-freelance.json',
      about: 'Votre profil freelance, portfolio compris.',
      json: { ...profile, stored: row },
    };
  },
};
