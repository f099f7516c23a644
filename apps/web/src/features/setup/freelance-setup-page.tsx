import type { HeadContent } from '../../core/head.tsx';
import { NumberField, TextField } from '../../ui/field.tsx';
import { Stack } from '../../ui/page.tsx';
import { freelanceKind } from './freelance.kind.ts';
import { freelanceTexts as texts } from './freelance.texts.ts';
import { PortfolioSection } from './portfolio-section.tsx';
import { DescriptionField, ExperienceField, SiretField } from './profile-fields.tsx';
import { setupTexts } from './setup.texts.ts';
import { SetupForm } from './setup-form.tsx';
import { SetupPage } from './setup-page.tsx';
import { SetupSection } from './setup-section.tsx';
import { SetupUpload } from './setup-upload.tsx';
import { SkillsField } from './skills-field.tsx';
import { type Setup, useSetup } from './use-setup.ts';

export const head: HeadContent = { title: texts.pageTitle, description: texts.metaDescription };

type Values = typeof freelanceKind.initialValues;

function ActivitySection({ form }: Pick<Setup<Values>, 'form'>) {
  return (
    <SetupSection title={texts.activity}>
      <Stack>
        <TextField
          {...form.field('title')}
          label={setupTexts.title}
          hint={texts.titleHint}
          autoComplete="organization-title"
          required
        />
        <TextField
          {...form.field('specialization')}
          label={setupTexts.specialization}
          hint={texts.specializationHint}
          autoComplete="off"
          required
        />
        <TextField
          {...form.field('location')}
          label={setupTexts.location}
          hint={setupTexts.locationHint}
          autoComplete="address-level2"
          required
        />
      </Stack>
      <Stack columns>
        <ExperienceField field={form.field('experienceYears')} />
        <NumberField
          {...form.field('hourlyRate')}
          label={texts.hourlyRate}
          unit={texts.hourlyRateUnit}
          required
        />
      </Stack>
      <SiretField
        field={form.field('siret')}
        hint={texts.siretHint}
        onChange={(siret) => form.set({ siret })}
      />
    </SetupSection>
  );
}

function FreelanceForm({ onSaving }: { onSaving: () => void }) {
  const setup = useSetup(freelanceKind, onSaving);
  const { form, sendings } = setup;
  return (
    <SetupForm
      setup={setup}
      submitLabel={setup.hasAccountFields ? texts.submit : texts.submitSignedIn}
      accountHint={setupTexts.usernameHint}
    >
      <ActivitySection form={form} />
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
      <PortfolioSection form={form} sendings={sendings} />
    </SetupForm>
  );
}

/** A freelance's account and profile, with a portfolio. */
export default function FreelanceSetupPage() {
  return (
    <SetupPage userType="freelance" texts={texts}>
      {(onSaving) => <FreelanceForm onSaving={onSaving} />}
    </SetupPage>
  );
}
