import { Button } from '../../ui/button.tsx';
import styles from './contact-button.module.css';
import { profileTexts as texts } from './profiles.texts.ts';

/** Where others find the way to write: here it leads nowhere, and says so. */
export function OwnContact() {
  return (
    <div className={styles.contact}>
      <Button variant="primary" wide icon="mail" disabled>
        {texts.contact}
      </Button>
      <p className={styles.note}>{texts.own.contactHint}</p>
    </div>
  );
}
