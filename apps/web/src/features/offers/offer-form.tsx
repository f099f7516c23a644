import type { FormEvent, ReactNode } from 'react';
import { FormActions } from '../../core/forms/form-actions.tsx';
import type { Form } from '../../core/forms/use-form.ts';
import { CheckboxField, RequiredNote, TextAreaField, TextField } from '../../ui/field.tsx';
import { FormSummary } from '../../ui/form-summary.tsx';
import { Stack } from '../../ui/page.tsx';
import { DailyRateField } from '../applications/index.ts';
import { PlaceField } from '../places/index.ts';
import { OfferFacetSection } from '../vocabulary/index.ts';
import { type OfferValues, today } from './offer-form.values.ts';
import { offerFormTexts as texts } from './offers.texts.ts';

function OfferPlaceField({ form }: { form: Form<OfferValues> }) {
  const { value, onChange, ...field } = form.field('lieu');
  return (
    <PlaceField
      {...field}
      label={texts.lieu}
      autoComplete="off"
      text={value}
      code={form.values.placeCode || null}
      onChange={({ text, code }) => form.set({ lieu: text, placeCode: code ?? '' })}
    />
  );
}

/**
 * Every field of an offer. `notice` stands above them, `failure` beside the submit button, where it is
 * visible on a small screen. A text that is too long is an error and is never cut, which would lose the end of a paste.
 */
export function OfferForm({
  form,
  isSending,
  submitLabel,
  deadlineHint = texts.deadlineHint,
  notice,
  failure,
  onSubmit,
  onCancel,
}: {
  form: Form<OfferValues>;
  isSending: boolean;
  submitLabel: string;
  deadlineHint?: string;
  notice: ReactNode;
  failure: ReactNode;
  onSubmit: (event: FormEvent) => void;
  onCancel: () => void;
}) {
  const { field } = form;
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        {notice}
        <RequiredNote />
        <FormSummary faults={form.faults} attempt={form.attempt} />
        <TextField
          {...field('titre')}
          label={texts.titre}
          hint={texts.titreHint}
          autoComplete="off"
          required
        />
        <TextAreaField
          {...field('description')}
          label={texts.descriptionField}
          hint={texts.descriptionHint}
          rows={7}
          maxLength={10_000}
          required
        />
        <TextAreaField
          {...field('requirements')}
          label={texts.requirements}
          hint={texts.requirementsHint}
          rows={4}
        />
        <Stack columns>
          <DailyRateField {...field('budget')} label={texts.budget} required />
          <TextField
            {...field('deadline')}
            label={texts.deadline}
            type="date"
            min={today()}
            hint={deadlineHint}
            required
          />
          <TextField {...field('duree')} label={texts.duree} hint={texts.dureeHint} autoComplete="off" />
          <OfferPlaceField form={form} />
        </Stack>
        <CheckboxField
          id={form.idOf('remote')}
          name="remote"
          label={texts.remote}
          checked={form.values.remote}
          onChange={(event) => form.set({ remote: event.currentTarget.checked })}
        />
        <OfferFacetSection form={form} />
        {failure}
        <FormActions
          isSending={isSending}
          label={submitLabel}
          sendingLabel={texts.submitting}
          cancelLabel={texts.cancel}
          onCancel={onCancel}
        />
      </Stack>
    </form>
  );
}
