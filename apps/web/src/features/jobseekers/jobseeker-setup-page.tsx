import {
  type JobseekerAvailability,
  jobseekerSetupAvailabilities,
} from '@mitoyen/contract/core/availability.ts';
import { defaultCvAudience } from '@mitoyen/contract/features/jobseekers/cv-audience.rules.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormSection } from '../../core/forms/form-section.tsx';
import type { Form } from '../../core/forms/use-form.ts';
import type { HeadContent } from '../../core/pages/head.tsx';
import { CvReadingNote, cvReadingTexts, fillEmpty, markedForm, useCvReading } from '../cv-reading/index.ts';
import { PhoneFields } from '../phone-verification/index.ts';
import {
  accountFields,
  accountStep,
  PresentationSection,
  profileFormTexts,
  SetupForm,
  SetupFrame,
  type SetupStepPart,
  SetupSteps,
  useSetup,
} from '../profiles/index.ts';
import { VisibilitySection } from '../visibility/index.ts';
import { PersonFacetSection } from '../vocabulary/index.ts';
import { type CareerDraft, completeDrafts } from './career/career-draft.ts';
import { type CareerList, careerLists } from './career/career-lists.ts';
import { CareerSection } from './career/career-section.tsx';
import { cvProposals } from './cv-proposals.ts';
import { CvSection } from './cv-section.tsx';
import { JobSearchSection } from './job-search-section.tsx';
import type { JobseekerSetupValues } from './jobseeker.kind.ts';
import { jobseekerKind } from './jobseeker.kind.ts';
import { jobseekerFormTexts } from './jobseeker-form.texts.ts';
import { jobseekerSetupTexts, jobseekerSetupTexts as texts } from './jobseeker-setup.texts.ts';

/** The verified mobile number that an OpenToWork account needs. */
function PhoneSection({ form, isNumbered }: { form: Form<JobseekerSetupValues>; isNumbered: boolean }) {
  return (
    <FormSection
      title={jobseekerSetupTexts.phoneSection}
      caption={jobseekerSetupTexts.phoneCaption}
      isNumbered={isNumbered}
    >
      <PhoneFields form={form} />
    </FormSection>
  );
}

export const head: HeadContent = { title: texts.pageTitle, description: texts.metaDescription };

const cvFields = ['cv', 'cvAudience'];
const searchFields = [
  ...[
    'title',
    'specialization',
    'experienceYears',
    'location',
    'placeCode',
    'expectedSalary',
    'availability',
    'visibility',
    'hiddenFrom',
  ],
];

/** A signed-in user has an account already, but no verified number. */
function accountAndPhone(account: ReactNode, form: Form<JobseekerSetupValues>): SetupStepPart {
  const [step] = accountStep(account, form.values.username);
  const phone = <PhoneSection form={form} isNumbered={!step} />;
  if (!step) {
    const { phone: number } = form.values;
    return { title: texts.phoneSection, fields: ['phone'], summary: number.trim(), content: phone };
  }
  const content = (
    <>
      {account}
      {phone}
    </>
  );
  return { ...step, fields: [...accountFields, 'phone'], content };
}

/** Keeps the CV's audience at the usual one for the chosen availability, until the user chooses another. */
function useCvAudience(form: Form<JobseekerSetupValues>) {
  const { values, set } = form;
  const availability = values.availability as JobseekerAvailability;
  const usual = useRef(defaultCvAudience(availability));
  useEffect(() => {
    const before = usual.current;
    usual.current = defaultCvAudience(availability);
    if (before !== usual.current && values.cvAudience === before) set({ cvAudience: usual.current });
  }, [availability, values.cvAudience, set]);
}

/** The career read in a CV; without a CV, the profile's own form asks for it. */
function ReadCareer({ list, form }: { list: CareerList; form: Form<JobseekerSetupValues> }) {
  const entries = form.values[list];
  if (entries.length === 0) return null;
  const complete = completeDrafts(list, entries);
  const isLeftOut = (draft: CareerDraft) => !complete.includes(draft);
  return <CareerSection list={list} form={form} isLeftOut={isLeftOut} isNumbered={false} />;
}

function JobseekerForm({ onSaving }: { onSaving: () => void }) {
  const setup = useSetup(jobseekerKind, onSaving);
  const { sendings } = setup;
  const form = markedForm(setup.form, jobseekerKind.initialValues, cvReadingTexts);
  const { title, location, cv } = form.values;
  useCvAudience(form);
  const { reading, read } = useCvReading((person) => {
    const { changes, names } = fillEmpty(form.values, cvProposals(person));
    form.set(changes);
    return names;
  });
  return (
    <SetupForm setup={setup}>
      {({ account, end }) => (
        <SetupSteps
          form={form}
          fieldOrder={jobseekerKind.fieldOrder}
          end={end}
          parts={[
            {
              title: texts.startWithCv,
              fields: cvFields,
              summary: cv ? texts.cvGiven : texts.cvLater,
              content: (
                <CvSection
                  form={form}
                  sendings={sendings}
                  title={texts.startWithCv}
                  caption={texts.startWithCvCaption}
                  onTaken={(file) => void read(file)}
                >
                  <CvReadingNote reading={reading} texts={cvReadingTexts} />
                </CvSection>
              ),
            },
            accountAndPhone(account, form),
            {
              title: jobseekerFormTexts.search,
              fields: searchFields,
              summary: [title.trim(), location.trim()].filter(Boolean).join(', '),
              content: (
                <>
                  <JobSearchSection form={form} availabilities={jobseekerSetupAvailabilities} />
                  <VisibilitySection
                    form={form}
                    kept="public"
                    isRestored={setup.isRestored}
                    isNumbered={false}
                  />
                </>
              ),
            },
            {
              title: profileFormTexts.presentation,
              summary: '',
              content: (
                <>
                  <PresentationSection
                    form={form}
                    sendings={sendings}
                    descriptionHint={jobseekerFormTexts.descriptionHint}
                  />
                  {careerLists.map((list) => (
                    <ReadCareer key={list} list={list} form={form} />
                  ))}
                  <PersonFacetSection form={form} />
                </>
              ),
            },
          ]}
        />
      )}
    </SetupForm>
  );
}

/** A job seeker's account and profile, in steps: the CV, account and verified phone, the post, the presentation. */
export default function JobseekerSetupPage() {
  return (
    <SetupFrame userType="jobseeker" texts={texts}>
      {(onSaving) => <JobseekerForm onSaving={onSaving} />}
    </SetupFrame>
  );
}
