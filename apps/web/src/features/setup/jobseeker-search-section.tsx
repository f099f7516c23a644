import { jobseekerSetupAvailabilities } from '@mitoyen/contract/core/availability.ts';
import type { Form } from '../../core/use-form.ts';
import { NumberField, SelectField, TextField } from '../../ui/field.tsx';
import { Stack } from '../../ui/page.tsx';
import type { JobseekerSetupValues } from './jobseeker.kind.ts';
import { jobseekerTexts as texts } from './jobseeker.texts.ts';
import { ExperienceField } from './profile-fields.tsx';
import { setupTexts } from './setup.texts.ts';
import { SetupSection } from './setup-section.tsx';

const availabilities = jobseekerSetupAvailabilities.map((value) => ({ value, label: value }));

/** The post a job seeker is after. */
export function JobseekerSearchSection({ form }: { form: Form<JobseekerSetupValues> }) {
  return (
    <SetupSection title={texts.search}>
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
      </Stack>
      <Stack columns>
        <ExperienceField field={form.field('experienceYears')} />
        <SelectField
          {...form.field('availability')}
          label={texts.availability}
          options={availabilities}
          required
        />
        <TextField
          {...form.field('location')}
          label={setupTexts.location}
          hint={setupTexts.locationHint}
          autoComplete="address-level2"
          required
        />
        <NumberField
          {...form.field('expectedSalary')}
          label={texts.expectedSalary}
          hint={texts.expectedSalaryHint}
          unit={texts.expectedSalaryUnit}
          required
        />
      </Stack>
    </SetupSection>
  );
}
