import { maxCareerEntries } from '@mitoyen/contract/features/jobseekers/career.rules.ts';
import {
  type CvEntry,
  type MarkedValues,
  type PersonValues,
  type Proposal,
  personProposals,
  type ReadPerson,
} from '../cv-reading/index.ts';
import type { CareerDraft, CareerValues } from './career/career-draft.ts';
import type { JobseekerSetupValues } from './jobseeker.kind.ts';

/** The fields of a profile that a CV fills. */
type CvFilledValues = Omit<PersonValues, keyof MarkedValues> & CareerValues;

const asDrafts = (entries: readonly CvEntry[]): readonly CareerDraft[] =>
  entries.slice(0, maxCareerEntries).map((entry, index) => ({ ...entry, key: `e${index + 1}`, text: '' }));

/** What stands in the fields that a CV fills, while nothing does. */
export const nothingRead: CvFilledValues = {
  ...{ title: '', experienceYears: '', location: '', placeCode: '', skills: '' },
  ...{ software: [], experiences: [], education: [] },
};

/** What a CV proposes for a job seeker's profile. */
export function profileProposals(read: ReadPerson): Proposal<CvFilledValues & MarkedValues>[] {
  const { experiences, education } = read.cv;
  return [
    ...personProposals(read),
    { name: 'experiences', changes: { experiences: asDrafts(experiences) } },
    { name: 'education', changes: { education: asDrafts(education) } },
  ];
}

/** What a CV proposes for the form that makes the profile, which asks for the phone as well. */
export function cvProposals(read: ReadPerson): Proposal<JobseekerSetupValues>[] {
  return [...profileProposals(read), { name: 'phone', changes: { phone: read.cv.phone ?? '' } }];
}
