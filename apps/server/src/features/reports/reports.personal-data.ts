import type { PersonalData } from '../../core/context/app-context.ts';
import { rowsOf } from '../../core/personal-data/rows-of.repository.ts';
import { eraseInReports } from './erase-in-reports.ts';

export const reportsPersonalData: PersonalData = {
  exported: ['reports', 'moderation_decisions'],
  async *export({ db }, { id }) {
    yield {
      path: 'signalements.json',
      about: 'Vos signalements, et les décisions prises à votre sujet.',
      json: {
        reports: await rowsOf(
          db,
          'reports',
          { column: 'reporter_id', id },
          { without: ['address_hash', 'sealed_copy_id', 'snapshot'] },
        ),
        decisions: await rowsOf(
          db,
          'moderation_decisions',
          { column: 'subject_id', id },
          { without: ['operator_id', 'operator_name', 'report_id'] },
        ),
      },
    };
  },
  erase: eraseInReports,
};
