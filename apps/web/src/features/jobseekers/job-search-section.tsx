import type { JobseekerAvailability } from '@mitoyen/contract/core/availability.ts';
import { tidyNumber } from '@mitoyen/contract/core/typed-number.ts';
import type { ReactNode } from 'react';
import { FormSection } from '../../core/forms/form-section.tsx';
import type { FormFields } from '../../core/forms/use-form.ts';
import { NumberField } from '../../ui/field.tsx';
import { Stack } from '../../ui/page.tsx';
import {
  AvailabilityField,
  ExperienceField,
  LocationField,
  type LocationValues,
  TradeFields,
} from '../profiles/index.ts';
import { jobseekerFormTexts } from './jobseeker-form.texts.ts';

/** What a job seeker's form holds of the post they are after. */
export interface JobSearchValues extends LocationValues {
  title: string;
  specialization: string;
  trades: readonly string[];
  experienceYears: string;
  expectedSalary: string;
  availability: string;
}

/** The post a job seeker is after. `availabilities`: what may be chosen. `children` stand below. */
export function JobSearchSection({
  form,
  availabilities,
  children,
}: {
  form: FormFields<JobSearchValues>;
  availabilities: readonly JobseekerAvailability[];
  children?: ReactNode;
}) {
  return (
    <FormSection title={jobseekerFormTexts.search}>
      <Stack>
        <TradeFields
          form={form}
          titleHint={jobseekerFormTexts.titleHint}
          specializationHint={jobseekerFormTexts.specializationHint}
        />
      </Stack>
      <Stack columns>
        <ExperienceField field={form.field('experienceYears')} />
        <AvailabilityField field={form.field('availability')} availabilities={availabilities} />
        <LocationField form={form} />
        <NumberField
          {...form.field('expectedSalary', tidyNumber)}
          label={jobseekerFormTexts.expectedSalary}
          hint={jobseekerFormTexts.expectedSalaryHint}
          unit={jobseekerFormTexts.expectedSalaryUnit}
          required
        />
      </Stack>
      {children}
    </FormSection>
  );
}
