import { offerKinds } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import type { Form } from '../../../core/forms/use-form.ts';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { offerFormTexts as texts } from './offer-form.texts.ts';
import type { OfferValues } from './offer-form.values.ts';

const options = offerKinds.map((value) => ({ value, ...texts.kinds[value] }));

/** What the offer is for, which says what else is asked; what was typed for another kind is kept. */
export function KindField({ form }: { form: Form<OfferValues> }) {
  return (
    <RadioCards
      id={form.idOf('kind')}
      name="kind"
      label={texts.kind}
      value={form.values.kind}
      options={options}
      error={form.errorOf('kind')}
      onChange={(kind) => form.set({ kind })}
      required
    />
  );
}
