import type { PersonalData } from '../../core/context/app-context.ts';
import { rowsOf } from '../../core/personal-data/rows-of.repository.ts';

/** Deleting an account leaves its entries, which name it by its id alone; they go after a year. */
export const operatorLogPersonalData: PersonalData = {
  exported: ['operator_log'],
  async *export({ db }, { id }) {
    const entries = await rowsOf(db, 'operator_log', { column: 'operator_id', id });
    if (entries.length === 0) return;
    yield {
      path: 'journal-operateur.json',
      about: 'Ce que vous avez consulté et décidé comme opérateur.',
      json: entries,
    };
  },
};
