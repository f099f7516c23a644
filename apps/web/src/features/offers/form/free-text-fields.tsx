import type { Form } from '../../../core/forms/use-form.ts';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { offerFormTexts as texts } from './offer-form.texts.ts';
import type { OfferValues } from './offer-form.values.ts';

interface Props {
  readonly form: Form<OfferValues>;
}

export function TitleField({ form }: Props) {
  return (
    <TextField
      {...form.field('titre')}
      label={texts.titre}
      hint={texts.titreHint}
      autoComplete="off"
      required
    />
  );
}

/** A text that is too long is an error and is never cut, which would lose the end of a paste. */
export function DescriptionField({ form }: Props) {
  return (
    <TextAreaField
      {...form.field('description')}
      label={texts.descriptionField}
      hint={texts.descriptionHint}
      rows={7}
      maxLength={10_000}
      required
    />
  );
}

export function RequirementsField({ form }: Props) {
  return (
    <TextAreaField
      {...form.field('requirements')}
      label={texts.requirements}
      hint={texts.requirementsHint}
      rows={4}
    />
  );
}
