import type { PersonalData } from '../../core/context/app-context.ts';
import { forgetAsker, listAskedForArchive, listRevealsForArchive } from './reveals.repository.ts';

export const discreetPersonalData: PersonalData = {
  exported: ['reveals'],
  withheld: { discreet_profiles: 'a copy of the profile by bands, for the list' },
  async *export({ db }, { id, role }) {
    if (role === 'jobseeker')
      yield {
        path: 'demandes-recues.json',
        about: 'Les entreprises qui ont demandé à vous connaître, et vos réponses.',
        json: await listRevealsForArchive(db, id),
      };
    if (role === 'entreprise')
      yield {
        path: 'demandes-envoyees.json',
        about: 'Vos demandes à des profils discrets.',
        json: await listAskedForArchive(db, id),
      };
  },
  erase: (_, tx, { id }) => forgetAsker(tx, id),
};
