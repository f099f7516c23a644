import type { ReactNode } from 'react';
import { FormSection } from '../../core/forms/form-section.tsx';
import type { FormFields } from '../../core/forms/use-form.ts';
import { NumberField, TextField } from '../../ui/field.tsx';
import { Stack } from '../../ui/page.tsx';
import { SiretField } from '../companies/index.ts';
import { ExperienceField, profileFormTexts as texts } from '../profiles/index.ts';
import { freelanceFormTexts } from './freelance-form.texts.ts';

interface ActivityValues {
  title: string;
  specialization: string;
  location: string;
  experienceYears: string;
  hourlyRate: string;
  siret: string;
}

/** What a freelance does, where, and for how much. `children` stand beside experience and rate. */
export function ActivitySection({
  form,
  children,
}: {
  form: FormFields<ActivityValues>;
  children?: ReactNode;
}) {
  return (
    <FormSection title={freelanceFormTexts.activity}>
      <Stack>
        <TextField
          {...form.field('title')}
          label={texts.title}
          hint={freelanceFormTexts.titleHint}
          autoComplete="organization-title"
          required
        />
        <TextField
          {...form.field('specialization')}
          label={texts.specialization}
          hint={freelanceFormTexts.specializationHint}
          autoComplete="off"
          required
        />
        <TextField
          {...form.field('location')}
          label={texts.location}
          hint={texts.locationHint}
          autoComplete="address-level2"
          required
        />
      </Stack>
      <Stack columns>
        <ExperienceField field={form.field('experienceYears')} />
        <NumberField
          {...form.field('hourlyRate')}
          label={freelanceFormTexts.hourlyRate}
          unit={freelanceFormTexts.hourlyRateUnit}
          required
        />
        {children}
      </Stack>
      <SiretField
        field={form.field('siret')}
        hint={freelanceFormTexts.siretHint}
        onChange={(siret) => form.set({ siret })}
      />
    </FormSection>
  );
}
