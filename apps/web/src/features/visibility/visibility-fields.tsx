import type { JobseekerAvailability } from '@mitoyen/contract/core/availability.ts';
import {
  proposedVisibility,
  type Visibility,
  visibilities,
} from '@mitoyen/contract/features/visibility/visibility.rules.ts';
import type { HiddenCompany } from '@mitoyen/contract/features/visibility/visibility.schemas.ts';
import type { FormFields } from '../../core/forms/use-form.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { HiddenCompaniesField } from './hidden-companies-field.tsx';
import styles from './visibility.module.css';
import { visibilityTexts as texts } from './visibility.texts.ts';

/** The form's values of who may find the person. */
export interface VisibilityValues {
  visibility: Visibility;
  hiddenFrom: readonly HiddenCompany[];
}

/** The choices, with the one proposed for this availability first. */
function optionsFor(availability: string) {
  const proposed = proposedVisibility(availability as JobseekerAvailability);
  const values =
    proposed === 'public' ? visibilities : [proposed, ...visibilities.filter((one) => one !== proposed)];
  return values.map((value) => {
    const { label, description } = texts.choices[value];
    return {
      value,
      label: value === proposed && proposed !== 'public' ? texts.proposed(label) : label,
      description,
    };
  });
}

/**
 * Who may find a job seeker and, for a discreet one, the firms that never do. `organisations`: of the career,
 * latest first.
 */
export function VisibilityFields({
  form,
  availability,
  organisations = [],
  onChoose,
}: {
  form: FormFields<VisibilityValues>;
  availability: string;
  organisations?: readonly string[];
  /** After a choice: what was only proposed is meant from then on. */
  onChoose?: () => void;
}) {
  const { visibility } = form.values;
  return (
    <>
      <RadioCards
        id={form.idOf('visibility')}
        name="visibility"
        label={texts.question}
        value={visibility}
        options={optionsFor(availability)}
        error={form.errorOf('visibility') ?? null}
        onChange={(chosen) => {
          form.set({ visibility: chosen });
          onChoose?.();
        }}
      />
      {visibility === 'discreet' && (
        <>
          <p className={styles.note}>{texts.discreetNote}</p>
          <HiddenCompaniesField form={form} organisations={organisations} />
        </>
      )}
    </>
  );
}
