import styles from './on-device.module.css';
import { onDeviceTexts as texts } from './on-device.texts.ts';

/** How Safari on iOS puts a page on the home screen, in two pictures. */
export function IosSteps() {
  return (
    <ol className={styles.steps} aria-label={texts.iosSteps}>
      <li>
        <svg viewBox="0 0 120 64" aria-hidden="true" focusable="false">
          <rect x="1" y="1" width="118" height="62" rx="8" />
          <path d="M1 36h118M16 50h6m14 0h6m36 0h6m14 0h6" />
          <path className={styles.hint} d="M54 46v12h12V46m-6 6V41m-4 4 4-4 4 4" />
        </svg>
        {texts.iosShare}
      </li>
      <li>
        <svg viewBox="0 0 120 64" aria-hidden="true" focusable="false">
          <rect x="1" y="1" width="118" height="62" rx="8" />
          <path d="M14 16h50m-50 32h42M1 25h118M1 39h118" />
          <path className={styles.hint} d="M14 32h58m20-5h11v11H92zm5.500 2.500v6m-3-3h6" />
        </svg>
        {texts.iosAdd}
      </li>
    </ol>
  );
}
