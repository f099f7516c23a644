import type { PersonalData } from '../../core/context/app-context.ts';
import { forgetDirectoryProfile } from './directory.repository.ts';

export const directoryPersonalData: PersonalData = {
  exported: [],
  withheld: {
    directory_profiles: 'a copy of the profile for the search',
    profile_cards: 'a copy of the profile for lists',
  },
  impersonal: ['directory_words'],
  erase: (_, tx, { id }) => forgetDirectoryProfile(tx, id),
};
