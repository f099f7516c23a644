import type { FieldBinding } from '../../../core/forms/use-form.ts';
import { TextField } from '../../../ui/field.tsx';
import { today } from '../today.ts';
import { offerFormTexts as texts } from './offer-form.texts.ts';

/** The last day to apply. */
export function DeadlineField({
  hint = texts.deadlineHint,
  ...field
}: FieldBinding<string> & { hint?: string | undefined }) {
  return <TextField {...field} label={texts.deadline} type="date" min={today()} hint={hint} required />;
}
