import { errandTask, errandTexts as texts } from './errand.texts.ts';
import styles from './errand-note.module.css';
import { useErrand } from './own-errand.ts';

/** Where one signs in or registers: what for. Nothing where one came for nothing else. */
export function ErrandNote() {
  const errand = useErrand();
  if (!errand) return null;
  return (
    <p className={styles.note}>
      <strong>{texts.purpose(errandTask(errand))}</strong> {texts.after}
    </p>
  );
}
