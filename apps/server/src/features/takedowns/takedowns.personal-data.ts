import type { PersonalData } from '../../core/context/app-context.ts';
import { rowsOf } from '../../core/personal-data/rows-of.repository.ts';
import { erasedText } from '../../core/personal-data/traces-of.ts';
import { forgetOperatorName } from './takedowns.repository.ts';

export const takedownsPersonalData: PersonalData = {
  exported: ['takedowns'],
  async *export({ db }, { id }) {
    yield {
      path: 'contenus-retires.json',
      about: 'Vos contenus que l’équipe a retirés, les motifs, et vos contestations.',
      json: await rowsOf(
        db,
        'takedowns',
        { column: 'author_id', id },
        { without: ['operator_id', 'operator_name', 'report_id'] },
      ),
    };
  },
  erase: (_, tx, { id }) => forgetOperatorName(tx, id, erasedText),
};
