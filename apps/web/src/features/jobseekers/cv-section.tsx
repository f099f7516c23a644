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
  title = texts.cvSection,
  caption,
  onTaken,
  children,
}: {
  form: FormFields<CvValues>;
  sendings: Sendings;
  /** A way to look at the CV there is. */
  current?: ReactNode;
  title?: string;
  caption?: string;
  /** Gets a CV that is about to be sent. */
  onTaken?: (file: File) => void;
  /** Stands under the file. */
  children?: ReactNode;
}) {
  return (
    <FormSection id="cv" title={title} {...(caption !== undefined && { caption })}>
      <FormUpload
        form={form}
        kind="cv"
        name="cv"
        sendings={sendings}
        label={texts.cv}
        hint={texts.cvHint}
        current={current}
        onTaken={onTaken}
      />
      {children}
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
