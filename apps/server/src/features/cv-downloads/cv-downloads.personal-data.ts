import type { PersonalData } from '../../core/context/app-context.ts';
import { rowsOf } from '../../core/personal-data/rows-of.repository.ts';
import { listCvDownloadRows } from './cv-downloads.repository.ts';

export const cvDownloadsPersonalData: PersonalData = {
  exported: ['cv_downloads'],
  async *export({ db }, { id }) {
    yield {
      path: 'telechargements-cv.json',
      about: 'Qui a téléchargé votre CV, et les CV que vous avez téléchargés.',
      json: {
        of_my_cv: await listCvDownloadRows(db, id, { before: null, take: 100_000 }),
        by_me: await rowsOf(db, 'cv_downloads', { column: 'viewer_id', id }),
      },
    };
  },
};
