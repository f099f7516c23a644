import { type CvAudience, cvAudiences } from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';
import type { ReactNode } from 'react';
import { FormSection } from '../../core/forms/form-section.tsx';
import type { FormFields } from '../../core/forms/use-form.ts';
import type { Sendings } from '../../core/forms/use-sendings.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { FormUpload } from '../uploads/index.ts';
import { jobseekerFormTexts as texts } from './jobseeker-form.texts.ts';

const audiences = cvAudiences.map((value) => ({ value, ...texts.cvAudiences[value] }));

export interface CvValues {
  cv: string | null;
  cvAudience: CvAudience;
}

/** The CV, and who may download it. */
export function CvSection({
  form,
  sendings,
  current,
}: {
  form: FormFields<CvValues>;
  sendings: Sendings;
  /** A way to look at the CV there is. */
  current?: ReactNode;
}) {
  return (
    <FormSection id="cv" title={texts.cvSection}>
      <FormUpload
        form={form}
        kind="cv"
        name="cv"
        sendings={sendings}
        label={texts.cv}
        hint={texts.cvHint}
        current={current}
      />
      <RadioCards
        id={form.idOf('cvAudience')}
        name="cvAudience"
        label={texts.cvAudience}
        value={form.values.cvAudience}
        options={audiences}
        error={form.errorOf('cvAudience')}
        onChange={(cvAudience) => form.set({ cvAudience })}
      />
    </FormSection>
  );
}
