import { tidyNumber } from '@mitoyen/contract/core/typed-number.ts';
import type { ReactNode } from 'react';
import { FormSection } from '../../core/forms/form-section.tsx';
import type { FormFields } from '../../core/forms/use-form.ts';
import { NumberField } from '../../ui/field.tsx';
import { Stack } from '../../ui/page.tsx';
import { type RegistryField, RegistrySiretField, registryTexts } from '../companies/index.ts';
import { ExperienceField, LocationField, TradeFields } from '../profiles/index.ts';
import { freelanceFormTexts } from './freelance-form.texts.ts';
import type { FreelanceValues } from './freelance-values.ts';

const registryFields: readonly RegistryField<FreelanceValues>[] = [
  {
    name: 'location',
    label: registryTexts.fields.town,
    of: ({ town }) => town,
    with: ({ placeCode }) => ({ placeCode: placeCode ?? '' }),
  },
];

/** What a freelance does, where, and for how much. `first` stands above, `children` beside experience and rate. */
export function ActivitySection({
  form,
  first,
  children,
}: {
  form: FormFields<FreelanceValues>;
  first?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <FormSection title={freelanceFormTexts.activity}>
      <Stack>
        {first}
        <RegistrySiretField
          form={form}
          fields={registryFields}
          hint={freelanceFormTexts.siretHint}
          isPerson
        />
        <TradeFields
          form={form}
          titleHint={freelanceFormTexts.titleHint}
          specializationHint={freelanceFormTexts.specializationHint}
        />
        <LocationField form={form} />
      </Stack>
      <Stack columns>
        <ExperienceField field={form.field('experienceYears')} />
        <NumberField
          {...form.field('hourlyRate', tidyNumber)}
          label={freelanceFormTexts.hourlyRate}
          unit={freelanceFormTexts.hourlyRateUnit}
          required
        />
        {children}
      </Stack>
    </FormSection>
  );
}
