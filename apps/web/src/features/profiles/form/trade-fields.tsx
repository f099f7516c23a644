import { mendNameLike } from '@mitoyen/contract/core/name-like-mend.ts';
import { casedField } from '../../../core/forms/cased-field.ts';
import { MendOffer } from '../../../core/forms/mend-offer.tsx';
import type { FieldBinding, FormFields } from '../../../core/forms/use-form.ts';
import { TextField } from '../../../ui/field.tsx';
import { PlaceField } from '../../places/index.ts';
import { profileFormTexts as texts } from './profile-form.texts.ts';

/** What a text of letters alone that was refused may be written as. */
function LettersOffer({ field, onMend }: { field: FieldBinding<string>; onMend: (mended: string) => void }) {
  const mend = field.error ? mendNameLike(field.value) : null;
  return mend && <MendOffer fieldId={field.id} {...mend} onMend={onMend} />;
}

interface TradeFieldsProps {
  readonly form: FormFields<{ title: string; specialization: string }>;
  readonly titleHint: string;
  readonly specializationHint: string;
}

/** Title and specialty. */
export function TradeFields({ form, titleHint, specializationHint }: TradeFieldsProps) {
  const title = casedField(form, 'title', 'trade');
  const specialization = casedField(form, 'specialization', 'trade');
  return (
    <>
      <TextField {...title} label={texts.title} hint={titleHint} autoComplete="organization-title" required />
      <LettersOffer field={title} onMend={(mended) => form.set({ title: mended })} />
      <TextField
        {...specialization}
        label={texts.specialization}
        hint={specializationHint}
        autoComplete="off"
        required
      />
      <LettersOffer field={specialization} onMend={(mended) => form.set({ specialization: mended })} />
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
  const location = casedField(form, 'location', 'place');
  const { value, onChange, ...field } = location;
  return (
    <>
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
      {/* the place that was chosen stays: its name alone has figures in it */}
      <LettersOffer field={location} onMend={(mended) => form.set({ location: mended })} />
    </>
  );
}

/** The field that says what is wrong with a place. */
export const locationFieldOf = (path: string): string => (path === 'placeCode' ? 'location' : path);
