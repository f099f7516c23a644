import type { Form } from '../../../core/forms/use-form.ts';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { useCasedTitle } from '../../places/index.ts';
import { NamedTrades } from '../../vocabulary/index.ts';
import { FieldFindings, findingsId } from './checks/field-findings.tsx';
import type { OfferChecks } from './checks/use-offer-checks.ts';
import { offerFormTexts as texts } from './offer-form.texts.ts';
import type { OfferValues } from './offer-form.values.ts';

interface Props {
  readonly form: Form<OfferValues>;
  readonly checks: OfferChecks;
}

export function TitleField({ form, checks }: Props) {
  const title = form.field('titre');
  const caseTitle = useCasedTitle(title.value, (meant) => form.set({ titre: meant }));
  return (
    <div>
      <TextField
        {...title}
        onBlur={() => {
          caseTitle();
          title.onBlur();
        }}
        label={texts.titre}
        hint={texts.titreHint}
        autoComplete="off"
        required
        describedBy={findingsId(form, 'titre')}
      />
      <FieldFindings form={form} checks={checks} name="titre" />
      <NamedTrades form={form} texts={[form.values.titre]} of="offer" />
    </div>
  );
}

/** A text that is too long is an error and is never cut, which would lose the end of a paste. */
export function DescriptionField({ form, checks }: Props) {
  return (
    <div>
      <TextAreaField
        {...form.field('description')}
        label={texts.descriptionField}
        hint={texts.descriptionHint}
        rows={7}
        maxLength={10_000}
        required
        describedBy={findingsId(form, 'description')}
      />
      <FieldFindings form={form} checks={checks} name="description" />
    </div>
  );
}

export function RequirementsField({ form, checks }: Props) {
  return (
    <div>
      <TextAreaField
        {...form.field('requirements')}
        label={texts.requirements}
        hint={texts.requirementsHint}
        rows={4}
        describedBy={findingsId(form, 'requirements')}
      />
      <FieldFindings form={form} checks={checks} name="requirements" />
    </div>
  );
}
