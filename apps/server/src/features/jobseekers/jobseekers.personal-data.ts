import type { PersonalData } from '../../core/context/app-context.ts';
import { rowsOf } from '../../core/personal-data/rows-of.repository.ts';
import { showOwnJobseeker } from './show-jobseeker.ts';

export const jobseekersPersonalData: PersonalData = {
  exported: ['jobseekers'],
  async *export(context, { id }) {
    const profile = await showOwnJobseeker(context, id);
    if (!profile) return;
    const [row] = await rowsOf(context.db, 'jobseekers', { column: 'user_id', id });
    yield {
      path: 'profil-opentowork.json',
      about: 'Votre profil OpenToWork.',
      json: { ...profile, stored: row },
    };
  },
};
