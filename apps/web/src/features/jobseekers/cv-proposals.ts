import { maxCareerEntries } from '@mitoyen/contract/features/jobseekers/career.rules.ts';
import { type CvEntry, type Proposal, personProposals, type ReadPerson } from '../cv-reading/index.ts';
import type { CareerDraft } from './career/career-draft.ts';
import type { JobseekerSetupValues } from './jobseeker.kind.ts';

const asDrafts = (entries: readonly CvEntry[]): readonly CareerDraft[] =>
  entries.slice(0, maxCareerEntries).map((entry, index) => ({ ...entry, key: `e${index + 1}`, text: '' }));

/** What a CV proposes for a job seeker's form. */
export function cvProposals(read: ReadPerson): Proposal<JobseekerSetupValues>[] {
  const { phone, experiences, education } = read.cv;
  return [
    ...personProposals(read),
    { name: 'phone', changes: { phone: phone ?? '' } },
    { name: 'experiences', changes: { experiences: asDrafts(experiences) } },
    { name: 'education', changes: { education: asDrafts(education) } },
  ];
}
