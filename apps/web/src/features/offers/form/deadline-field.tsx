import { isUsualYear, wrongYearMessage } from '@mitoyen/contract/core/paris-day.ts';
import { isDistantDeadline } from '@mitoyen/contract/features/offers/offers.rules.ts';
import formStyles from '../../../core/forms/form.module.css';
import type { FieldBinding } from '../../../core/forms/use-form.ts';
import { TextField } from '../../../ui/field.tsx';
import { Status } from '../../../ui/status.tsx';
import { today } from '../today.ts';
import { offerFormTexts as texts } from './offer-form.texts.ts';

/** The last day to apply; of one that is years away, the year is asked about. */
export function DeadlineField({
  label = texts.deadline,
  hint = texts.deadlineHint,
  ...field
}: FieldBinding<string> & { label?: string; hint?: string | undefined }) {
  const isDistant = isUsualYear(field.value) && isDistantDeadline(field.value, today());
  return (
    <div>
      <TextField {...field} label={label} type="date" min={today()} hint={hint} required />
      <Status className={formStyles.note}>{isDistant && wrongYearMessage(field.value)}</Status>
    </div>
  );
}
