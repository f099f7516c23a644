import { jobseekerSetupAvailabilities } from '@mitoyen/contract/core/availability.ts';
import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import {
  cvAudienceSchema,
  type JobseekerProfileValues,
  jobseekerProfileBody,
} from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';
import { phoneCodeRules } from '@mitoyen/contract/features/phone-verification/phone-verification.rules.ts';
import {
  hiddenFromField,
  visibilitySchema,
} from '@mitoyen/contract/features/visibility/visibility.schemas.ts';
import { callApi } from '../../core/api/api-client.ts';
import { schemaIssues } from '../../core/forms/form-issues.ts';
import type { MarkedValues } from '../cv-reading/index.ts';
import type { PhoneValues } from '../phone-verification/index.ts';
import { phoneIssues } from '../phone-verification/index.ts';
import type { PresentationValues, SetupKind, SetupValues } from '../profiles/index.ts';
import { accountFields, emptyAccount, locationFieldOf, profileFormTexts } from '../profiles/index.ts';
import type { VisibilityValues } from '../visibility/index.ts';
import { emptyPersonFacets, type PersonFacetValues, personFacetOrder } from '../vocabulary/index.ts';
import { type CareerValues, careerBody, completeDrafts } from './career/career-draft.ts';
import { careerLists } from './career/career-lists.ts';
import type { CvValues } from './cv-section.tsx';
import type { JobSearchValues } from './job-search-section.tsx';

export type JobseekerSetupValues = SetupValues &
  PhoneValues &
  JobSearchValues &
  PresentationValues &
  CvValues &
  VisibilityValues &
  PersonFacetValues &
  CareerValues &
  MarkedValues;

/** Sends only complete entries of the career: months that a CV does not give must not block the form. */
function bodyOf({ readMarks: _, ...values }: JobseekerSetupValues) {
  return {
    ...values,
    experiences: careerBody(completeDrafts('experiences', values.experiences)),
    education: careerBody(completeDrafts('education', values.education)),
  };
}

/** The server deletes a verified number after some time; a draft may be older than that. */
function isStillVerified(verifiedAtMs: number): boolean {
  return Date.now() - verifiedAtMs < phoneCodeRules.verifiedForMinutes * 60_000;
}

export const jobseekerKind: SetupKind<JobseekerSetupValues, JobseekerProfileValues> = {
  role: 'jobseeker',
  initialValues: {
    ...emptyAccount,
    phone: '',
    verifiedPhone: '',
    verifiedAtMs: 0,
    title: '',
    specialization: '',
    experienceYears: '',
    location: '',
    placeCode: '',
    expectedSalary: '',
    availability: jobseekerSetupAvailabilities[0],
    visibility: 'public',
    hiddenFrom: [],
    avatar: null,
    description: '',
    skills: '',
    ...emptyPersonFacets,
    cv: null,
    cvAudience: 'members',
    experiences: [],
    education: [],
    readMarks: {},
  },
  fieldOrder: [
    ...['cv', 'cvAudience'],
    ...accountFields,
    ...['phone', 'title', 'specialization', 'experienceYears', 'location', 'expectedSalary', 'availability'],
    ...['visibility', 'hiddenFrom'],
    ...['avatar', 'description', 'skills'],
    ...careerLists,
    ...personFacetOrder,
  ],
  validateProfile: (values) => ({
    ...phoneIssues(values),
    ...schemaIssues(jobseekerProfileBody, bodyOf(values)),
  }),
  toProfile: (values) => jobseekerProfileBody.parse(bodyOf(values)),
  toPhone: ({ phone }) => phone,
  saveProfile: (body, write) => callApi(jobseekerRoutes.create, { body }, write),
  saveFailure: profileFormTexts.saveFailure.jobseeker,
  fieldOf: (path) => {
    if (path === 'phoneNumber') return 'phone';
    return path.startsWith('hiddenFrom') ? 'hiddenFrom' : locationFieldOf(path);
  },
  onRefused: (issues) => (issues.phone ? { verifiedPhone: '' } : null),
  restore: (values) => ({
    ...values,
    verifiedPhone: isStillVerified(values.verifiedAtMs) ? values.verifiedPhone : '',
    cvAudience: cvAudienceSchema.safeParse(values.cvAudience).data ?? 'members',
    visibility: visibilitySchema.safeParse(values.visibility).data ?? 'public',
    hiddenFrom: hiddenFromField.safeParse(values.hiddenFrom).success ? values.hiddenFrom : [],
  }),
};
