import { jobseekerSetupAvailabilities } from '@mitoyen/contract/core/availability.ts';
import type { HeadContent } from '../../core/head.tsx';
import { CvSection } from '../../core/profile-form/cv-section.tsx';
import { JobSearchSection } from '../../core/profile-form/job-search-section.tsx';
import { PresentationSection } from '../../core/profile-form/presentation-section.tsx';
import { jobseekerFormTexts } from '../../core/profile-form/profile-form.texts.ts';
import { jobseekerKind } from './jobseeker.kind.ts';
import { jobseekerTexts as texts } from './jobseeker.texts.ts';
import { PhoneSection } from './phone-section.tsx';
import { setupTexts } from './setup.texts.ts';
import { SetupForm } from './setup-form.tsx';
import { SetupPage } from './setup-page.tsx';
import { useSetup } from './use-setup.ts';

export const head: HeadContent = { title: texts.pageTitle, description: texts.metaDescription };

function JobseekerForm({ onSaving }: { onSaving: () => void }) {
  const setup = useSetup(jobseekerKind, onSaving);
  const { form, sendings } = setup;
  return (
    <SetupForm
      setup={setup}
      submitLabel={setup.hasAccountFields ? texts.submit : texts.submitSignedIn}
      accountHint={setupTexts.usernameHint}
    >
      <PhoneSection form={form} />
      <JobSearchSection form={form} availabilities={jobseekerSetupAvailabilities} />
      <PresentationSection
        form={form}
        sendings={sendings}
        descriptionHint={jobseekerFormTexts.descriptionHint}
      />
      <CvSection form={form} sendings={sendings} />
    </SetupForm>
  );
}

/** A job seeker's account and profile, with a verified phone and a CV. */
export default function JobseekerSetupPage() {
  return (
    <SetupPage userType="jobseeker" texts={texts}>
      {(onSaving) => <JobseekerForm onSaving={onSaving} />}
    </SetupPage>
  );
}
