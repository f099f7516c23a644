import type { ComponentProps } from 'react';
import type { FieldBinding } from '../../core/forms/use-form.ts';
import { PasswordField, TextField } from '../../ui/field.tsx';
import { accountFieldTexts as texts } from './account-fields.texts.ts';

/** A person's first and last name. */
export function NameField({
  hint = texts.nameHint,
  ...field
}: FieldBinding<string> &
  Pick<ComponentProps<'input'>, 'spellCheck'> & { hint?: string; 'data-autofocus'?: boolean }) {
  return (
    <TextField
      {...field}
      label={texts.name}
      hint={hint}
      autoComplete="name"
      autoCapitalize="words"
      required
    />
  );
}

/** A password to be chosen, with its rule. */
export function NewPasswordField({
  label = texts.password,
  ...field
}: FieldBinding<string> & { label?: string }) {
  return (
    <PasswordField {...field} label={label} hint={texts.passwordHint} autoComplete="new-password" required />
  );
}
