import { jobseekerSetupAvailabilities } from '@mitoyen/contract/core/availability.ts';
import { FormSection } from '../../core/forms/form-section.tsx';
import type { Form } from '../../core/forms/use-form.ts';
import type { HeadContent } from '../../core/pages/head.tsx';
import { PhoneFields } from '../phone-verification/index.ts';
import { PresentationSection, SetupForm, SetupFrame, useSetup } from '../profiles/index.ts';
import { PersonFacetSection } from '../vocabulary/index.ts';
import { CvSection } from './cv-section.tsx';
import { JobSearchSection } from './job-search-section.tsx';
import type { JobseekerSetupValues } from './jobseeker.kind.ts';
import { jobseekerKind } from './jobseeker.kind.ts';
import { jobseekerFormTexts } from './jobseeker-form.texts.ts';
import { jobseekerSetupTexts, jobseekerSetupTexts as texts } from './jobseeker-setup.texts.ts';

/** The verified mobile number that an OpenToWork account needs. */
function PhoneSection({ form }: { form: Form<JobseekerSetupValues> }) {
  return (
    <FormSection title={jobseekerSetupTexts.phoneSection} caption={jobseekerSetupTexts.phoneCaption}>
      <PhoneFields form={form} />
    </FormSection>
  );
}

export const head: HeadContent = { title: texts.pageTitle, description: texts.metaDescription };

function JobseekerForm({ onSaving }: { onSaving: () => void }) {
  const setup = useSetup(jobseekerKind, onSaving);
  const { form, sendings } = setup;
  return (
    <SetupForm setup={setup}>
      <PhoneSection form={form} />
      <JobSearchSection form={form} availabilities={jobseekerSetupAvailabilities} />
      <PresentationSection
        form={form}
        sendings={sendings}
        descriptionHint={jobseekerFormTexts.descriptionHint}
      />
      <PersonFacetSection form={form} />
      <CvSection form={form} sendings={sendings} />
    </SetupForm>
  );
}

/** A job seeker's account and profile, with a verified phone and a CV. */
export default function JobseekerSetupPage() {
  return (
    <SetupFrame userType="jobseeker" texts={texts}>
      {(onSaving) => <JobseekerForm onSaving={onSaving} />}
    </SetupFrame>
  );
}
