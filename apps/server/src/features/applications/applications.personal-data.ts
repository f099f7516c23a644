import type { PersonalData } from '../../core/context/app-context.ts';
import { listApplicationsForArchive } from './archive-applications.repository.ts';

export const applicationsPersonalData: PersonalData = {
  exported: ['applications', 'application_events'],
  async *export({ db }, { id, role }) {
    if (role === 'freelance' || role === 'jobseeker') {
      yield {
        path: 'candidatures.json',
        about: 'Vos candidatures, avec leurs lettres et les réponses reçues.',
        json: await listApplicationsForArchive(db, { side: 'applicant', userId: id }),
      };
    }
    if (role === 'entreprise') {
      yield {
        path: 'candidatures-recues.json',
        about: 'Les candidatures à vos offres et vos réponses.',
        json: await listApplicationsForArchive(db, { side: 'company', userId: id }),
      };
    }
  },
};
