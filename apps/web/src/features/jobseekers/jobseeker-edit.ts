import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import {
  type Jobseeker,
  jobseekerProfileUpdate,
} from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';
import { callApi } from '../../core/api/api-client.ts';
import { schemaIssues } from '../../core/forms/form-issues.ts';
import type { PresentationValues } from '../profiles/index.ts';
import { locationFieldOf, type ProfileEdit, typedNumber } from '../profiles/index.ts';
import { type PersonFacetValues, personFacetOrder, personFacetValues } from '../vocabulary/index.ts';
import {
  type CareerValues,
  careerBody,
  careerDrafts,
  careerField,
  careerIssues,
} from './career/career-draft.ts';
import { careerLists } from './career/career-lists.ts';
import type { CvValues } from './cv-section.tsx';
import type { JobSearchValues } from './job-search-section.tsx';
import { myJobseekerQuery } from './jobseekers.queries.ts';

export interface JobseekerEditValues
  extends JobSearchValues,
    PresentationValues,
    CareerValues,
    CvValues,
    PersonFacetValues {
  contracts: readonly string[];
  coverImage: string | null;
  staysSuggested: boolean;
}

export const jobseekerEdit: ProfileEdit<Jobseeker, JobseekerEditValues> = {
  role: 'jobseeker',
  fieldOrder: [
    ...[
      'title',
      'specialization',
      'experienceYears',
      'availability',
      'staysSuggested',
      'location',
      'expectedSalary',
    ],
    'contracts',
    ...['avatar', 'coverImage', 'description', 'skills'],
    ...careerLists,
    ...personFacetOrder,
    ...['cv', 'cvAudience'],
  ],
  fileFields: ['avatar', 'coverImage', 'cv'],
  toValues: (profile) => ({
    title: profile.title,
    specialization: profile.specialization,
    experienceYears: String(profile.experienceYears),
    availability: profile.availability,
    staysSuggested: profile.staysSuggested ?? false,
    location: profile.location,
    placeCode: profile.placeCode ?? '',
    expectedSalary: typedNumber(profile.expectedSalary),
    contracts: profile.contracts,
    avatar: profile.avatar,
    coverImage: profile.coverImage,
    description: profile.description,
    skills: profile.skills.join(', '),
    experiences: careerDrafts(profile.experiences),
    education: careerDrafts(profile.education),
    ...personFacetValues(profile),
    cv: profile.cv ?? null,
    cvAudience: profile.cvAudience ?? 'members',
  }),
  validate: ({ experiences, education, ...values }) => ({
    ...schemaIssues(jobseekerProfileUpdate, values),
    ...careerIssues({ experiences, education }),
  }),
  load: (userId) => callApi(jobseekerRoutes.getByUser, { params: { userId } }),
  save: (userId, values, write) =>
    callApi(
      jobseekerRoutes.updateByUser,
      {
        params: { userId },
        body: jobseekerProfileUpdate.parse({
          ...values,
          experiences: careerBody(values.experiences),
          education: careerBody(values.education),
        }),
      },
      write,
    ),
  fieldOf: (path, values) => careerField(locationFieldOf(path), values),
  queryKey: (userId) => myJobseekerQuery(userId).queryKey,
};
