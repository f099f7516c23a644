import { mendNameLike } from '@mitoyen/contract/core/name-like-mend.ts';
import { casedField } from '../../../core/forms/cased-field.ts';
import { formTexts } from '../../../core/forms/forms.texts.ts';
import { MendOffer } from '../../../core/forms/mend-offer.tsx';
import type { FieldBinding, FormFields } from '../../../core/forms/use-form.ts';
import { TextField } from '../../../ui/field.tsx';
import { PlaceField } from '../../places/index.ts';
import { TitleAdvice } from '../../proofs/index.ts';
import { type FacetValues, NamedTrades } from '../../vocabulary/index.ts';
import { profileFormTexts as texts } from './profile-form.texts.ts';

/** A field of letters alone that was refused: what of it is in the way, and how it may be written instead. */
function mendable(field: FieldBinding<string>) {
  const mend = field.error ? mendNameLike(field.value) : null;
  return { field: mend ? { ...field, error: mend.because } : field, mended: mend?.mended };
}

/** Under such a field, the text that passes, one press away. */
function MendButton({
  of: { field, mended },
  onMend,
}: {
  of: ReturnType<typeof mendable>;
  onMend: (mended: string) => void;
}) {
  if (mended === undefined) return null;
  return <MendOffer fieldId={field.id} label={formTexts.mend(mended)} mended={mended} onMend={onMend} />;
}

interface TradeFieldsProps {
  readonly form: FormFields<{ title: string; specialization: string } & Pick<FacetValues, 'trades'>>;
  readonly titleHint: string;
  readonly specializationHint: string;
}

/** Title and specialty, with the trades that they name. */
export function TradeFields({ form, titleHint, specializationHint }: TradeFieldsProps) {
  const title = mendable(casedField(form, 'title', 'trade'));
  const specialization = mendable(casedField(form, 'specialization', 'trade'));
  return (
    <>
      <TextField
        {...title.field}
        label={texts.title}
        hint={titleHint}
        autoComplete="organization-title"
        required
      />
      <MendButton of={title} onMend={(mended) => form.set({ title: mended })} />
      <TitleAdvice
        title={form.values.title}
        fieldId={title.field.id}
        onTitle={(proposed) => form.set({ title: proposed })}
      />
      <TextField
        {...specialization.field}
        label={texts.specialization}
        hint={specializationHint}
        autoComplete="off"
        required
      />
      <MendButton of={specialization} onMend={(mended) => form.set({ specialization: mended })} />
      <NamedTrades form={form} texts={[form.values.title, form.values.specialization]} of="person" />
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
  const location = mendable(casedField(form, 'location', 'place'));
  const { value, onChange, ...field } = location.field;
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
      <MendButton of={location} onMend={(mended) => form.set({ location: mended })} />
    </>
  );
}

/** The field that says what is wrong with a place. */
export const locationFieldOf = (path: string): string => (path === 'placeCode' ? 'location' : path);
