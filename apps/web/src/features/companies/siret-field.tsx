import type { FieldBinding } from '../../core/forms/use-form.ts';
import { TextField } from '../../ui/field.tsx';
import { companyFormTexts as texts } from './company-form.texts.ts';
import { formatSiret } from './siret-format.ts';

/** Fourteen digits, put in the groups they are printed in once they are all there. */
export function SiretField({
  field,
  hint,
  required = true,
  onChange,
}: {
  field: FieldBinding<string>;
  hint: string;
  required?: boolean;
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
      required={required}
    />
  );
}
