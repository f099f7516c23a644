import type { HeadContent } from '../../core/head.tsx';
import { Stack } from '../../ui/page.tsx';
import { CvSection } from './cv-section.tsx';
import { jobseekerKind } from './jobseeker.kind.ts';
import { jobseekerTexts as texts } from './jobseeker.texts.ts';
import { JobseekerSearchSection } from './jobseeker-search-section.tsx';
import { PhoneSection } from './phone-section.tsx';
import { DescriptionField } from './profile-fields.tsx';
import { setupTexts } from './setup.texts.ts';
import { SetupForm } from './setup-form.tsx';
import { SetupPage } from './setup-page.tsx';
import { SetupSection } from './setup-section.tsx';
import { SetupUpload } from './setup-upload.tsx';
import { SkillsField } from './skills-field.tsx';
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
      <JobseekerSearchSection form={form} />
      <SetupSection title={texts.presentation}>
        <Stack>
          <SetupUpload
            kind="face"
            name="avatar"
            sendings={sendings}
            id={form.idOf('avatar')}
            label={setupTexts.avatar}
            hint={setupTexts.imageHint}
            error={form.errorOf('avatar')}
            value={form.values.avatar}
            onChange={(avatar) => form.set({ avatar })}
          />
          <DescriptionField field={form.field('description')} hint={texts.descriptionHint} />
          <SkillsField field={form.field('skills')} />
        </Stack>
      </SetupSection>
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
