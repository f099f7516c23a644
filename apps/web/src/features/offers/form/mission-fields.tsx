import { tidyNumber } from '@mitoyen/contract/core/typed-number.ts';
import type { Form } from '../../../core/forms/use-form.ts';
import { CheckboxField, TextField } from '../../../ui/field.tsx';
import { Stack } from '../../../ui/page.tsx';
import { DailyRateField } from '../../applications/index.ts';
import { DeadlineField } from './deadline-field.tsx';
import { offerFormTexts as texts } from './offer-form.texts.ts';
import { type OfferValues, urgentChanges } from './offer-form.values.ts';
import { OfferPlaceField } from './offer-place-field.tsx';

/** What a mission has besides its texts: what is paid, how long, where, until when. */
export function MissionFields({
  form,
  deadlineHint,
}: {
  form: Form<OfferValues>;
  deadlineHint?: string | undefined;
}) {
  const { field } = form;
  return (
    <>
      <Stack columns>
        <DailyRateField {...field('budget', tidyNumber)} label={texts.budget} required />
        <DeadlineField {...field('deadline')} hint={deadlineHint} />
        <TextField {...field('duree')} label={texts.duree} hint={texts.dureeHint} autoComplete="off" />
        <OfferPlaceField form={form} />
      </Stack>
      <CheckboxField
        id={form.idOf('urgent')}
        name="urgent"
        label={texts.urgent}
        hint={texts.urgentHint}
        error={form.errorOf('urgent')}
        checked={form.values.urgent}
        onChange={(event) => form.set(urgentChanges(event.currentTarget.checked, form.values))}
      />
      <CheckboxField
        id={form.idOf('remote')}
        name="remote"
        label={texts.remote}
        checked={form.values.remote}
        onChange={(event) => form.set({ remote: event.currentTarget.checked })}
      />
    </>
  );
}
