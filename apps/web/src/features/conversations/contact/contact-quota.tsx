import { contactTexts as texts } from '../conversations.texts.ts';
import styles from './contact-dialog.module.css';

/** How many of its free contacts a company has used: '7/10'. */
export function ContactQuota({ count, limit }: { count: number; limit: number }) {
  return (
    <div className={styles.quota}>
      <p>
        <strong className={styles.quotaCount}>
          {count}/{limit}
        </strong>{' '}
        {texts.contacted(count)}
      </p>
      <p className={styles.quotaHint}>{texts.quotaHint}</p>
    </div>
  );
}
