import type { PersonalData } from '../../core/context/app-context.ts';
import { forgetDirectoryProfile } from './directory-page.repository.ts';

export const directoryPersonalData: PersonalData = {
  exported: [],
  withheld: {
    directory_profiles: 'a copy of the profile for the search',
  },
  impersonal: [],
  erase: (_, tx, { id }) => forgetDirectoryProfile(tx, id),
};
