import { cvAudiences } from '@mitoyen/contract/features/jobseekers/jobseekers.schemas.ts';
import type { Form } from '../../core/use-form.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';
import type { JobseekerSetupValues } from './jobseeker.kind.ts';
import { jobseekerTexts as texts } from './jobseeker.texts.ts';
import { SetupSection } from './setup-section.tsx';
import { SetupUpload } from './setup-upload.tsx';
import type { Sendings } from './use-sendings.ts';

const audiences = cvAudiences.map((value) => ({ value, ...texts.cvAudiences[value] }));

/** The CV, and who may download it. */
export function CvSection({ form, sendings }: { form: Form<JobseekerSetupValues>; sendings: Sendings }) {
  return (
    <SetupSection title={texts.cvSection}>
      <SetupUpload
        kind="cv"
        name="cv"
        sendings={sendings}
        id={form.idOf('cv')}
        label={texts.cv}
        hint={texts.cvHint}
        error={form.errorOf('cv')}
        value={form.values.cv}
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
    </SetupSection>
  );
}
