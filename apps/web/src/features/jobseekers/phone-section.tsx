import { FormSection } from '../../core/forms/form-section.tsx';
import type { Form } from '../../core/forms/use-form.ts';
import { PhoneFields } from '../phone-verification/index.ts';
import type { JobseekerSetupValues } from './jobseeker.kind.ts';
import { jobseekerSetupTexts } from './jobseeker-setup.texts.ts';

/** The verified mobile number that an OpenToWork account needs. */
export function PhoneSection({ form }: { form: Form<JobseekerSetupValues> }) {
  return (
    <FormSection title={jobseekerSetupTexts.phoneSection} caption={jobseekerSetupTexts.phoneCaption}>
      <PhoneFields form={form} />
    </FormSection>
  );
}
