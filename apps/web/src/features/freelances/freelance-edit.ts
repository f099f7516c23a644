import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import {
  type Freelance,
  freelanceProfileUpdate,
} from '@mitoyen/contract/features/freelances/freelances.schemas.ts';
import { callApi } from '../../core/api/api-client.ts';
import { schemaIssues } from '../../core/forms/form-issues.ts';
import { formatSiret } from '../companies/index.ts';
import type { PresentationValues } from '../profiles/index.ts';
import { type ProfileEdit, typedNumber } from '../profiles/index.ts';
import type { ActivityValues } from './activity-section.tsx';
import { myFreelanceQuery } from './freelances.queries.ts';

interface FreelanceEditValues extends ActivityValues, PresentationValues {
  availability: string;
}

export const freelanceEdit: ProfileEdit<Freelance, FreelanceEditValues> = {
  role: 'freelance',
  fieldOrder: [
    ...['title', 'specialization', 'location', 'experienceYears', 'hourlyRate', 'availability', 'siret'],
    ...['avatar', 'description', 'skills'],
  ],
  fileFields: ['avatar'],
  toValues: (profile) => ({
    title: profile.title,
    specialization: profile.specialization,
    location: profile.location,
    experienceYears: String(profile.experienceYears),
    hourlyRate: typedNumber(profile.hourlyRate),
    availability: profile.availability,
    siret: formatSiret(profile.siret ?? ''),
    avatar: profile.avatar,
    description: profile.description,
    skills: profile.skills.join(', '),
  }),
  validate: (values) => schemaIssues(freelanceProfileUpdate, values),
  load: (userId) => callApi(freelanceRoutes.getByUser, { params: { userId } }),
  save: (userId, values) =>
    callApi(freelanceRoutes.updateByUser, {
      params: { userId },
      body: freelanceProfileUpdate.parse(values),
    }),
  queryKey: (userId) => myFreelanceQuery(userId).queryKey,
};
