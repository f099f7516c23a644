import { casedField } from '../../../core/forms/cased-field.ts';
import type { Form } from '../../../core/forms/use-form.ts';
import { PlaceField } from '../../places/index.ts';
import { offerFormTexts as texts } from './offer-form.texts.ts';
import type { OfferValues } from './offer-form.values.ts';

/** Where the work is: a place of the list, which its name alone is enough for, or any other text. */
export function OfferPlaceField({
  form,
  isRequired = false,
}: {
  form: Form<OfferValues>;
  isRequired?: boolean;
}) {
  const { value, onChange, ...field } = casedField(form, 'lieu', 'place');
  return (
    <PlaceField
      {...field}
      label={texts.lieu}
      autoComplete="off"
      required={isRequired}
      takesNamed
      text={value}
      code={form.values.placeCode || null}
      onChange={({ text, code }) => form.set({ lieu: text, placeCode: code ?? '' })}
    />
  );
}
