import type { FormFields } from '../../../core/forms/use-form.ts';
import { TextField } from '../../../ui/field.tsx';
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
        {...form.field('title')}
        label={texts.title}
        hint={titleHint}
        autoComplete="organization-title"
        required
      />
      <TextField
        {...form.field('specialization')}
        label={texts.specialization}
        hint={specializationHint}
        autoComplete="off"
        required
      />
    </>
  );
}

/** City or region. */
export function LocationField({ form }: { form: FormFields<{ location: string }> }) {
  return (
    <TextField
      {...form.field('location')}
      label={texts.location}
      hint={texts.locationHint}
      autoComplete="address-level2"
      required
    />
  );
}
