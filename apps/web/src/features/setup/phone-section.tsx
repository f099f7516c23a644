import { PhoneFields } from '../../core/phone/phone-fields.tsx';
import { FormSection } from '../../core/profile-form/form-section.tsx';
import type { Form } from '../../core/use-form.ts';
import type { JobseekerSetupValues } from './jobseeker.kind.ts';
import { jobseekerTexts } from './jobseeker.texts.ts';

/** The verified mobile number that an OpenToWork account needs. */
export function PhoneSection({ form }: { form: Form<JobseekerSetupValues> }) {
  return (
    <FormSection title={jobseekerTexts.phoneSection} caption={jobseekerTexts.phoneCaption}>
      <PhoneFields form={form} />
    </FormSection>
  );
}
