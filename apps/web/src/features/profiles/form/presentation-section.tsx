import type { ReactNode } from 'react';
import { FormSection } from '../../../core/forms/form-section.tsx';
import type { FormFields } from '../../../core/forms/use-form.ts';
import type { Sendings } from '../../../core/forms/use-sendings.ts';
import { Stack } from '../../../ui/page.tsx';
import { FormUpload } from '../../uploads/index.ts';
import { DescriptionField } from './profile-fields.tsx';
import { profileFormTexts as texts } from './profile-form.texts.ts';
import { SkillsField } from './skills-field.tsx';

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
