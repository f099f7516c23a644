import type { PersonalData } from '../../core/context/app-context.ts';
import { rowsOf } from '../../core/personal-data/rows-of.repository.ts';

export const blocksPersonalData: PersonalData = {
  exported: ['blocks'],
  async *export({ db }, { id }) {
    yield {
      path: 'personnes-bloquees.json',
      about: 'Les personnes que vous avez bloquées.',
      json: await rowsOf(db, 'blocks', { column: 'blocker_id', id }, { without: ['blocker_id'] }),
    };
  },
};
