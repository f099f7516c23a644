import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { matchPath, useLocation } from 'react-router';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { useSession } from '../../core/session/session.tsx';
import { getInstallOffer } from '../../core/storage/install-offer.ts';
import { pushPermission } from '../../core/storage/push-browser.ts';
import { notePushOffered, wasPushOffered } from '../../core/storage/push-offer.ts';
import { patterns } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { pushSettingsQuery } from './push.queries.ts';
import { pushTexts as texts } from './push.texts.ts';
import styles from './push-offer.module.css';
import { usePushBrowser } from './use-push-browser.ts';

function Offer({ userId, publicKey, onEnd }: { userId: string; publicKey: string; onEnd: () => void }) {
  const { subscribe } = usePushBrowser(userId, publicKey);
  return (
    <section className={styles.offer} aria-label={texts.offerTitle}>
      <div>
        <p className={styles.title}>{texts.offerTitle}</p>
        <p>{texts.offerHint}</p>
      </div>
      <div className={styles.actions}>
        <Button
          size="small"
          busy={subscribe.isPending}
          onClick={() => subscribe.mutate(undefined, { onSuccess: onEnd })}
        >
          {texts.subscribe}
        </Button>
        <Button size="small" variant="ghost" onClick={onEnd}>
          {texts.notNow}
        </Button>
      </div>
      {subscribe.isError && <Notice tone="error" title={errorSentence(subscribe.error, texts.failure)} />}
    </section>
  );
}

/**
 * Offers pushes on this device once, after something was sent, on the page after the one that offers to
 * install.
 */
export function PushOffer() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const [isDue, setDue] = useState(
    () => getInstallOffer() !== null && !wasPushOffered() && pushPermission() === 'default',
  );
  const isRoom = !matchPath(patterns.chat, pathname);
  const { data } = useQuery({
    ...pushSettingsQuery(user?.id ?? ''),
    enabled: isDue && isRoom && user !== null,
  });
  if (!isDue || !isRoom || !user || !data?.publicKey) return null;
  const end = () => {
    notePushOffered();
    setDue(false);
  };
  return <Offer userId={user.id} publicKey={data.publicKey} onEnd={end} />;
}
