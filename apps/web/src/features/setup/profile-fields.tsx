import { experienceOptions, formatExperience } from '@mitoyen/contract/core/experience.ts';
import type { FieldBinding } from '../../core/use-form.ts';
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { setupTexts as texts } from './setup.texts.ts';
import { formatSiret } from './siret-format.ts';

const experiences = experienceOptions.map((years) => ({ value: years, label: formatExperience(years) }));

/** Years of experience, 0 to 20. */
export function ExperienceField({ field }: { field: FieldBinding<string> }) {
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

export function DescriptionField({ field, hint }: { field: FieldBinding<string>; hint: string }) {
  return (
    <TextAreaField {...field} label={texts.description} hint={hint} rows={6} maxLength={5000} required />
  );
}

/** Fourteen digits, put in the groups they are printed in once they are all there. */
export function SiretField({
  field,
  hint,
  onChange,
}: {
  field: FieldBinding<string>;
  hint: string;
  onChange: (siret: string) => void;
}) {
  const onBlur = () => {
    const formatted = formatSiret(field.value);
    if (formatted !== field.value) onChange(formatted);
    field.onBlur();
  };
  return (
    <TextField
      {...field}
      onBlur={onBlur}
      label={texts.siret}
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
      required
    />
  );
}
