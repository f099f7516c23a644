import { errandTask, errandTexts as texts } from './errand.texts.ts';
import styles from './errand-note.module.css';
import { useErrand } from './own-errand.ts';

/** Shown where a visitor signs in or registers: the errand that they do it for, if any. */
export function ErrandNote() {
  const errand = useErrand();
  if (!errand) return null;
  return (
    <p className={styles.note}>
      <strong>{texts.purpose(errandTask(errand))}</strong> {texts.after}
    </p>
  );
}
