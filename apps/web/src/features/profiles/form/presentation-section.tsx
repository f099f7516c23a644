import { skillsSchema } from '@mitoyen/contract/core/skills.ts';
import type { ReactNode } from 'react';
import { FormSection } from '../../../core/forms/form-section.tsx';
import type { FieldBinding, FormFields } from '../../../core/forms/use-form.ts';
import type { Sendings } from '../../../core/forms/use-sendings.ts';
import { TagList } from '../../../ui/badge.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Stack } from '../../../ui/page.tsx';
import { FormUpload } from '../../uploads/index.ts';
import { DescriptionField } from './profile-fields.tsx';
import { profileFormTexts as texts } from './profile-form.texts.ts';
import styles from './skills-field.module.css';

/** Skills typed with commas between them, and how they will look. */
function SkillsField({ field }: { field: FieldBinding<string> }) {
  const skills = skillsSchema.safeParse(field.value).data ?? [];
  return (
    <>
      <TextField
        {...field}
        label={texts.skills}
        hint={texts.skillsHint}
        autoComplete="off"
        autoCapitalize="none"
        required
      />
      {skills.length > 0 && (
        <div className={styles.preview}>
          <p>{texts.skillsPreview}</p>
          <TagList tags={skills} />
        </div>
      )}
    </>
  );
}

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
          form={form}
          kind="face"
          name="avatar"
          sendings={sendings}
          label={texts.avatar}
          hint={texts.imageHint}
        />
        {children}
        <DescriptionField field={form.field('description')} hint={descriptionHint} />
        <SkillsField field={form.field('skills')} />
      </Stack>
    </FormSection>
  );
}
