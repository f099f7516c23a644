import type { ReactNode } from 'react';
import { FormSection } from '../../../core/forms/form-section.tsx';
import type { FormFields } from '../../../core/forms/use-form.ts';
import type { Sendings } from '../../../core/forms/use-sendings.ts';
import { Stack } from '../../../ui/page.tsx';
import { FormUpload } from '../../uploads/index.ts';
import { DescriptionField } from './profile-fields.tsx';
import { profileFormTexts as texts } from './profile-form.texts.ts';
import { SkillsField } from './skills-field.tsx';

/** What a person's form holds of face, description and skills. */
export interface PresentationValues {
  avatar: string | null;
  description: string;
  skills: string;
}

/** Face, description and skills of a person. `children` stand under the face. */
export function PresentationSection({
  form,
  sendings,
  descriptionHint,
  isPrivate,
  children,
}: {
  form: FormFields<PresentationValues>;
  sendings: Sendings;
  descriptionHint: string;
  /** Whether the portrait that was there before is its owner’s alone to ask for. */
  isPrivate?: boolean | undefined;
  children?: ReactNode;
}) {
  return (
    <FormSection title={texts.presentation}>
      <Stack>
        <FormUpload
          form={form}
          kind="face"
          name="avatar"
          sendings={sendings}
          isPrivate={isPrivate}
          label={texts.avatar}
          hint={texts.imageHint}
        />
        {children}
        <DescriptionField field={form.field('description')} hint={descriptionHint} />
        <SkillsField field={form.field('skills')} onText={(skills) => form.set({ skills })} />
      </Stack>
    </FormSection>
  );
}
