import { skillsSchema } from '@mitoyen/contract/core/skills.ts';
import type { FieldBinding } from '../../../core/forms/use-form.ts';
import { TagList } from '../../../ui/badge.tsx';
import { TextField } from '../../../ui/field.tsx';
import { profileFormTexts as texts } from './profile-form.texts.ts';
import styles from './skills-field.module.css';

/** Skills typed with commas between them, and how they will look. */
export function SkillsField({ field }: { field: FieldBinding<string> }) {
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
