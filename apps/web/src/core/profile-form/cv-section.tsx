import { type CvAudience, cvAudiences } from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';
import type { ReactNode } from 'react';
import { RadioCards } from '../../ui/radio-cards.tsx';
import type { FormFields } from '../use-form.ts';
import { FormSection } from './form-section.tsx';
import { FormUpload } from './form-upload.tsx';
import { jobseekerFormTexts as texts } from './profile-form.texts.ts';
import type { Sendings } from './use-sendings.ts';

const audiences = cvAudiences.map((value) => ({ value, ...texts.cvAudiences[value] }));

/** The CV, and who may download it. */
export function CvSection({
  form,
  sendings,
  current,
}: {
  form: FormFields<{ cv: string | null; cvAudience: CvAudience }>;
  sendings: Sendings;
  /** A way to look at the CV there is. */
  current?: ReactNode;
}) {
  return (
    <FormSection id="cv" title={texts.cvSection}>
      <FormUpload
        kind="cv"
        name="cv"
        sendings={sendings}
        id={form.idOf('cv')}
        label={texts.cv}
        hint={texts.cvHint}
        error={form.errorOf('cv')}
        value={form.values.cv}
        current={current}
        onChange={(cv) => form.set({ cv })}
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
