import { isJobKind, offerKindLabels } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import type { FormEvent, ReactNode } from 'react';
import formStyles from '../../../core/forms/form.module.css';
import { FormActions } from '../../../core/forms/form-actions.tsx';
import { FormSection } from '../../../core/forms/form-section.tsx';
import type { Form } from '../../../core/forms/use-form.ts';
import { RequiredNote } from '../../../ui/field.tsx';
import { FormSummary } from '../../../ui/form-summary.tsx';
import { Stack } from '../../../ui/page.tsx';
import { OfferFacetSection } from '../../vocabulary/index.ts';
import { BeforePublishing } from './checks/before-publishing.tsx';
import type { OfferChecks } from './checks/use-offer-checks.ts';
import { DescriptionField, RequirementsField, TitleField } from './free-text-fields.tsx';
import { JobFields } from './job-fields.tsx';
import { KindField } from './kind-field.tsx';
import { MissionFields } from './mission-fields.tsx';
import { offerFormTexts as texts } from './offer-form.texts.ts';
import type { OfferValues } from './offer-form.values.ts';

/**
 * Every field of an offer. `notice` stands above them, `failure` beside the submit button, where it is
 * visible on a small screen.
 */
export function OfferForm({
  form,
  checks,
  hasKindChoice,
  isSending,
  submitLabel,
  deadlineHint,
  notice,
  failure,
  onSubmit,
  onCancel,
}: {
  form: Form<OfferValues>;
  checks: OfferChecks;
  /** One that is published stays what it is. */
  hasKindChoice: boolean;
  isSending: boolean;
  submitLabel: string;
  deadlineHint?: string;
  notice: ReactNode;
  failure: ReactNode;
  onSubmit: (event: FormEvent) => void;
  onCancel: () => void;
}) {
  const { kind } = form.values;
  return (
    <form className={formStyles.form} onSubmit={onSubmit} noValidate>
      <Stack>
        {notice}
        <RequiredNote />
        <FormSummary faults={form.faults} attempt={form.attempt} />
        {hasKindChoice ? <KindField form={form} /> : <p>{texts.kindFixed(offerKindLabels[kind])}</p>}
      </Stack>
      <FormSection title={texts.sections.work}>
        <TitleField form={form} checks={checks} />
        <DescriptionField form={form} checks={checks} />
        <RequirementsField form={form} checks={checks} />
      </FormSection>
      <FormSection title={texts.sections.conditions}>
        {isJobKind(kind) ? (
          <JobFields form={form} kind={kind} deadlineHint={deadlineHint} />
        ) : (
          <MissionFields form={form} deadlineHint={deadlineHint} />
        )}
      </FormSection>
      <OfferFacetSection form={form} />
      <Stack>
        <BeforePublishing form={form} checks={checks} />
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
