import type { PersonalData } from '../../core/context/app-context.ts';
import { rowsOf } from '../../core/personal-data/rows-of.repository.ts';

export const savedItemsPersonalData: PersonalData = {
  exported: ['saved_items'],
  async *export({ db }, { id }) {
    yield {
      path: 'favoris.json',
      about: 'Vos favoris, avec vos notes.',
      json: await rowsOf(db, 'saved_items', { column: 'user_id', id }, { without: ['user_id'] }),
    };
  },
};
