import type { Availability } from '@mitoyen/contract/core/availability.ts';
import { experienceOptions, formatExperience } from '@mitoyen/contract/core/experience.ts';
import type { FieldBinding, FormFields } from '../../../core/forms/use-form.ts';
import { CheckboxField, SelectField, TextAreaField } from '../../../ui/field.tsx';
import { AvailabilitySelects } from './availability-selects.tsx';
import { profileFormTexts as texts } from './profile-form.texts.ts';

/** Years of experience, 0 to 20; a profile that has more keeps what it has. */
export function ExperienceField({ field }: { field: FieldBinding<string> }) {
  const own = Number(field.value);
  const years = own > Math.max(...experienceOptions) ? [...experienceOptions, own] : experienceOptions;
  const experiences = years.map((count) => ({ value: count, label: formatExperience(count) }));
  return (
    <SelectField
      {...field}
      label={texts.experience}
      options={experiences}
      placeholder={texts.choose}
      required
    />
  );
}

/** The availability, among `availabilities`. */
export function AvailabilityField({
  field,
  availabilities,
}: {
  field: FieldBinding<string>;
  availabilities: readonly Availability[];
}) {
  return <AvailabilitySelects {...field} availabilities={availabilities} />;
}

/** Whether one is suggested although not available: asked once that is what one says. */
export function StaysSuggestedField({
  form,
}: {
  form: FormFields<{ availability: string; staysSuggested: boolean }>;
}) {
  const { availability, staysSuggested } = form.values;
  if (availability !== 'Indisponible') return null;
  return (
    <CheckboxField
      name="staysSuggested"
      label={texts.staysSuggested}
      hint={texts.staysSuggestedHint}
      checked={staysSuggested}
      onChange={({ currentTarget: { checked } }) => form.set({ staysSuggested: checked })}
    />
  );
}

export function DescriptionField({
  field,
  hint,
  required = true,
}: {
  field: FieldBinding<string>;
  hint: string;
  required?: boolean;
}) {
  return (
    <TextAreaField
      {...field}
      label={texts.description}
      hint={hint}
      rows={6}
      maxLength={5000}
      required={required}
    />
  );
}
