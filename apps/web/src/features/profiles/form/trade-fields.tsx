import { casedField } from '../../../core/forms/cased-field.ts';
import type { FormFields } from '../../../core/forms/use-form.ts';
import { TextField } from '../../../ui/field.tsx';
import { PlaceField } from '../../places/index.ts';
import { profileFormTexts as texts } from './profile-form.texts.ts';

interface TradeFieldsProps {
  readonly form: FormFields<{ title: string; specialization: string }>;
  readonly titleHint: string;
  readonly specializationHint: string;
}

/** Title and specialty. */
export function TradeFields({ form, titleHint, specializationHint }: TradeFieldsProps) {
  return (
    <>
      <TextField
        {...casedField(form, 'title', 'trade')}
        label={texts.title}
        hint={titleHint}
        autoComplete="organization-title"
        required
      />
      <TextField
        {...casedField(form, 'specialization', 'trade')}
        label={texts.specialization}
        hint={specializationHint}
        autoComplete="off"
        required
      />
    </>
  );
}

/** Where a profile's form says that its owner is: in words, and as a place where one was chosen (else an empty code). */
export interface LocationValues {
  location: string;
  placeCode: string;
}

/** City or region: suggested while typing, in words of one's own as well. */
export function LocationField({ form }: { form: FormFields<LocationValues> }) {
  const { value, onChange, ...field } = casedField(form, 'location', 'place');
  return (
    <PlaceField
      {...field}
      label={texts.location}
      hint={texts.locationHint}
      autoComplete="address-level2"
      required
      text={value}
      code={form.values.placeCode || null}
      onChange={({ text, code }) => form.set({ location: text, placeCode: code ?? '' })}
    />
  );
}

/** The field that says what is wrong with a place. */
export const locationFieldOf = (path: string): string => (path === 'placeCode' ? 'location' : path);
