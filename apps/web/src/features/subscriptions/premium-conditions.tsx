import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import styles from './subscription-block.module.css';
import { subscriptionTexts as texts } from './subscriptions.texts.ts';

/** What one agrees to by subscribing, beside the button. */
export function PremiumConditions() {
  return (
    <p className={styles.conditions}>
      {texts.conditions} <Link to={`${paths.terms()}#premium`}>{texts.conditionsLink}</Link>
    </p>
  );
}
