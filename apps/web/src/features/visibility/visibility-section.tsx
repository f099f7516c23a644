import type { Visibility } from '@mitoyen/contract/features/visibility/visibility.rules.ts';
import { FormSection } from '../../core/forms/form-section.tsx';
import type { FormFields } from '../../core/forms/use-form.ts';
import { Stack } from '../../ui/page.tsx';
import { useProposedVisibility } from './use-proposed-visibility.ts';
import { visibilityTexts as texts } from './visibility.texts.ts';
import { VisibilityFields, type VisibilityValues } from './visibility-fields.tsx';

/** The part of a job seeker's form for who may find them. `kept`: the visibility until the form is sent. */
export function VisibilitySection({
  form,
  kept,
  isRestored,
  isNumbered = true,
  organisations,
}: {
  form: FormFields<VisibilityValues & { availability: string }>;
  kept: Visibility;
  isRestored: boolean;
  isNumbered?: boolean;
  /** Of the career, the last first. */
  organisations?: readonly string[];
}) {
  const noteChoice = useProposedVisibility(form, kept, isRestored);
  return (
    <FormSection id="visibilite" title={texts.section} isNumbered={isNumbered}>
      <Stack>
        <VisibilityFields
          form={form}
          availability={form.values.availability}
          organisations={organisations ?? []}
          onChoose={noteChoice}
        />
      </Stack>
    </FormSection>
  );
}
