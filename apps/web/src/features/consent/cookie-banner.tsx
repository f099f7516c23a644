import { useEffect, useRef } from 'react';
import { useStore } from '../../core/lazy/hydrated.ts';
import { usePageConfig } from '../../core/pages/page-config.ts';
import { paths } from '../../paths.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Link } from '../../ui/link.tsx';
import { uiTexts } from '../../ui/ui.texts.ts';
import { forgetMeasurement, loadAnalytics, removeScript } from './analytics.ts';
import { consentTexts as texts } from './consent.texts.ts';
import { consentCookie } from './consent.ts';
import {
  choose,
  dismissReopened,
  getConsent,
  getConsentOnServer,
  subscribeToConsent,
} from './consent-store.ts';
import styles from './cookie-banner.module.css';

/**
 * Asks once about audience measurement, with two equal answers, and holds the analytics script to the answer. It takes
 * one line, or two short ones on a phone, covers nothing that has the focus, and the page can be used without answering.
 * The server's page asks everyone; where the browser knows the answer, it is hidden before anything is painted, and
 * `data-cookie` keeps one that was given before the page is alive (`session-hint.js`).
 */
export function CookieBanner() {
  const { choice, isReopened } = useStore(subscribeToConsent, getConsent, getConsentOnServer);
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

  if (choice && !isReopened) return null;
  return (
    <section
      ref={ref}
      className={styles.banner}
      data-asked={choice !== undefined || undefined}
      aria-label={texts.title}
      tabIndex={-1}
    >
      <div className={cx(styles.inner, choice && styles.withClose)}>
        <p className={styles.text}>
          {analyticsScriptUrl ? texts.text : texts.textWithoutScript}{' '}
          <Link to={paths.privacy()}>{texts.learnMore}</Link>
          {choice && <span className={styles.current}> {texts.current[choice]}</span>}
        </p>
        <div className={styles.actions}>
          <Button size="small" onClick={refuse} data-cookie={consentCookie('refused', false)}>
            {texts.refuse}
          </Button>
          <Button
            size="small"
            onClick={() => choose('accepted')}
            data-cookie={consentCookie('accepted', false)}
          >
            {texts.accept}
          </Button>
        </div>
        {choice && <IconButton icon="close" label={uiTexts.close} onClick={dismissReopened} />}
      </div>
    </section>
  );
}
