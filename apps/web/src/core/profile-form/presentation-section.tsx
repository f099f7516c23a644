import type { ReactNode } from 'react';
import { Stack } from '../../ui/page.tsx';
import type { FormFields } from '../use-form.ts';
import { FormSection } from './form-section.tsx';
import { FormUpload } from './form-upload.tsx';
import { DescriptionField } from './profile-fields.tsx';
import { profileFormTexts as texts } from './profile-form.texts.ts';
import { SkillsField } from './skills-field.tsx';
import type { Sendings } from './use-sendings.ts';

interface PresentationValues {
  avatar: string | null;
  description: string;
  skills: string;
}

/** Face, description and skills of a person. `children` stand under the face. */
export function PresentationSection({
  form,
  sendings,
  descriptionHint,
  children,
}: {
  form: FormFields<PresentationValues>;
  sendings: Sendings;
  descriptionHint: string;
  children?: ReactNode;
}) {
  return (
    <FormSection title={texts.presentation}>
      <Stack>
        <FormUpload
          kind="face"
          name="avatar"
          sendings={sendings}
          id={form.idOf('avatar')}
          label={texts.avatar}
          hint={texts.imageHint}
          error={form.errorOf('avatar')}
          value={form.values.avatar}
          onChange={(avatar) => form.set({ avatar })}
        />
        {children}
        <DescriptionField field={form.field('description')} hint={descriptionHint} />
        <SkillsField field={form.field('skills')} />
      </Stack>
    </FormSection>
  );
}
