import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { usePageConfig } from '../../core/pages/page-config.ts';
import { paths } from '../../paths.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { uiTexts } from '../../ui/ui.texts.ts';
import { forgetMeasurement, loadAnalytics, removeScript } from './analytics.ts';
import { consentTexts as texts } from './consent.texts.ts';
import {
  choose,
  dismissReopened,
  getConsent,
  getConsentOnServer,
  subscribeToConsent,
} from './consent-store.ts';
import styles from './cookie-banner.module.css';

/**
 * Asks once about audience measurement, with two equal answers, and holds the analytics script to the answer.
 * It covers nothing but the foot of the page, and the page can be used without answering.
 */
export function CookieBanner() {
  const { choice, isReopened } = useSyncExternalStore(subscribeToConsent, getConsent, getConsentOnServer);
  const { analyticsScriptUrl } = usePageConfig();
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    if (choice === 'accepted') loadAnalytics(analyticsScriptUrl);
    if (choice === 'refused' && removeScript()) {
      forgetMeasurement();
      location.reload();
    }
  }, [choice, analyticsScriptUrl]);

  useEffect(() => {
    if (isReopened) ref.current?.focus();
  }, [isReopened]);

  const refuse = () => {
    // an earlier acceptance may have left something, and be forgotten since
    forgetMeasurement();
    choose('refused');
  };

  if (choice === undefined || (choice !== null && !isReopened)) return null;
  return (
    <section ref={ref} className={styles.banner} aria-labelledby="cookies-titre" tabIndex={-1}>
      <div className={styles.inner}>
        <div className={styles.text}>
          <h2 id="cookies-titre" className={styles.title}>
            {texts.title}
          </h2>
          <p>
            {analyticsScriptUrl ? texts.text : texts.textWithoutScript}{' '}
            <Link to={paths.privacy()}>{texts.learnMore}</Link>
          </p>
          {choice && <p className={styles.current}>{texts.current[choice]}</p>}
        </div>
        <div className={styles.actions}>
          <Button onClick={refuse}>{texts.refuse}</Button>
          <Button onClick={() => choose('accepted')}>{texts.accept}</Button>
        </div>
        {choice && <IconButton icon="close" label={uiTexts.close} onClick={dismissReopened} />}
      </div>
    </section>
  );
}
