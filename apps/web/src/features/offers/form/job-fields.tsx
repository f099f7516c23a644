import { tidyNumber } from '@mitoyen/contract/core/typed-number.ts';
import {
  hasMonths,
  type JobKind,
  mostRemoteDays,
  salaryPeriodOf,
} from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import type { Form } from '../../../core/forms/use-form.ts';
import { NumberField, SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { Stack } from '../../../ui/page.tsx';
import { DeadlineField } from './deadline-field.tsx';
import { offerFormTexts as texts } from './offer-form.texts.ts';
import type { OfferValues } from './offer-form.values.ts';
import { OfferPlaceField } from './offer-place-field.tsx';

const remoteOptions = Array.from({ length: mostRemoteDays + 1 }, (_, days) => ({
  value: String(days),
  label: texts.remoteDaysOf(days),
}));

interface Props {
  readonly form: Form<OfferValues>;
  readonly kind: JobKind;
  readonly deadlineHint?: string | undefined;
}

/** The range, which is published; nothing asks what anybody earns. */
function SalaryFields({ form: { field }, kind }: Props) {
  const unit = texts.salaryUnits[salaryPeriodOf(kind)];
  return (
    <Stack columns>
      <NumberField
        {...field('salaryMin', tidyNumber)}
        label={texts.salaryMin}
        hint={texts.salaryHint}
        unit={unit}
        required
      />
      <NumberField
        {...field('salaryMax', tidyNumber)}
        label={texts.salaryMax}
        hint={texts.salaryMaxHint}
        unit={unit}
        required
      />
    </Stack>
  );
}

/** What a job has besides its texts: what it pays, from when, how long, where, until when one may apply. */
export function JobFields({ form, kind, deadlineHint }: Props) {
  const { field } = form;
  return (
    <>
      <SalaryFields form={form} kind={kind} />
      <Stack columns>
        <TextField {...field('startDate')} label={texts.startDate} type="date" hint={texts.startDateHint} />
        {hasMonths(kind) && (
          <NumberField
            {...field('months', tidyNumber)}
            label={texts.months}
            unit={texts.monthsUnit}
            integer
            required
          />
        )}
        <NumberField
          {...field('hoursPerWeek', tidyNumber)}
          label={texts.hours}
          unit={texts.hoursUnit}
          required
        />
        <SelectField {...field('remoteDays')} label={texts.remoteDays} options={remoteOptions} />
        <OfferPlaceField form={form} isRequired={form.values.remoteDays !== String(mostRemoteDays)} />
        <DeadlineField {...field('deadline')} hint={deadlineHint} />
        {kind === 'msp' && <TextField {...field('tutor')} label={texts.tutor} hint={texts.tutorHint} />}
      </Stack>
      <BenefitsField form={form} />
    </>
  );
}

function BenefitsField({ form }: Pick<Props, 'form'>) {
  return (
    <TextAreaField
      {...form.field('benefits')}
      label={texts.benefits}
      hint={texts.benefitsHint}
      rows={3}
      maxLength={2000}
    />
  );
}
