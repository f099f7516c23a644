import type { PersonalData } from '../../core/context/app-context.ts';
import { rowsOf } from '../../core/personal-data/rows-of.repository.ts';
import { tracesOf } from '../../core/personal-data/traces-of.ts';
import { forgetInReports } from './forget-in-reports.repository.ts';

export const reportsPersonalData: PersonalData = {
  exported: ['reports', 'moderation_decisions'],
  async *export({ db }, { id }) {
    yield {
      path: 'signalements.json',
      about: 'Vos signalements, et les décisions prises à votre sujet.',
      json: {
        reports: await rowsOf(db, 'reports', { column: 'reporter_id', id }),
        decisions: await rowsOf(
          db,
          'moderation_decisions',
          { column: 'subject_id', id },
          { without: ['operator_id', 'operator_name', 'report_id'] },
        ),
      },
    };
  },
  erase: (_, tx, person) => forgetInReports(tx, person.id, tracesOf(person)),
};
