import type { PersonalData } from '../../core/context/app-context.ts';

export const directoryPersonalData: PersonalData = {
  exported: [],
  withheld: {
    directory_profiles: 'a copy of the profile for the search',
  },
  impersonal: [],
  async erase(_, tx, { id }) {
    await tx.deleteFrom('directory_profiles').where('user_id', '=', id).execute();
  },
};
