import { tidySiret } from '@mitoyen/contract/core/pasted/tidy-digits.ts';
import type { FieldBinding } from '../../core/forms/use-form.ts';
import { TextField } from '../../ui/field.tsx';
import { companyFormTexts as texts } from './company-form.texts.ts';
import { formatSiret } from './siret-format.ts';
import { SiretHelp } from './siret-help.tsx';

/** Fourteen digits, put in the groups they are printed in once they are all there. */
export function SiretField({
  field,
  hint,
  required = true,
  isPerson = false,
  onChange,
}: {
  field: FieldBinding<string>;
  hint: string;
  required?: boolean;
  /** A freelance's own number, not a firm's. */
  isPerson?: boolean;
  onChange: (siret: string) => void;
}) {
  const onBlur = () => {
    const formatted = formatSiret(field.value);
    if (formatted !== field.value) onChange(formatted);
    field.onBlur();
  };
  const isThere = /^\d{14}$/.test(tidySiret(field.value));
  return (
    <>
      <TextField
        {...field}
        onBlur={onBlur}
        label={texts.siret}
        hint={hint}
        inputMode="numeric"
        autoComplete="off"
        required={required}
      />
      {!isThere && <SiretHelp isPerson={isPerson} />}
    </>
  );
}
