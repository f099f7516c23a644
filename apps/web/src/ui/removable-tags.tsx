import { IconButton } from './button.tsx';
import styles from './removable-tags.module.css';
import { Status } from './status.tsx';
import { uiTexts } from './ui.texts.ts';

/** Words that were typed, each with a way to take it off. `note`: what is to be said of them. */
export function RemovableTags({
  label,
  tags,
  note,
  onRemove,
}: {
  label: string;
  tags: readonly string[];
  note: string | null;
  onRemove: (tag: string) => void;
}) {
  return (
    <>
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={label}>
          {tags.map((tag) => (
            <li key={tag} className={styles.tag}>
              <span className={styles.name}>{tag}</span>
              <IconButton
                icon="close"
                label={uiTexts.removeToken(tag)}
                onClick={() => onRemove(tag)}
                className={styles.remove}
              />
            </li>
          ))}
        </ul>
      )}
      <Status className={styles.note}>{note}</Status>
    </>
  );
}
