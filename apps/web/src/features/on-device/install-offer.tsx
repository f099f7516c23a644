import { useEffect, useState, useSyncExternalStore } from 'react';
import { matchPath, useLocation } from 'react-router';
import {
  getInstallOffer,
  noteInstallOffer,
  subscribeToInstallOffer,
} from '../../core/storage/install-offer.ts';
import { getInstallPrompt, subscribeToInstallPrompt } from '../../core/storage/install-prompt.ts';
import { patterns } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { IosSteps } from './ios-steps.tsx';
import styles from './on-device.module.css';
import { onDeviceTexts as texts } from './on-device.texts.ts';

/** Safari on iOS installs by its own menu alone, and is the one that says whether it did. */
const isIosPage = () => Reflect.get(navigator, 'standalone') === false && navigator.maxTouchPoints > 0;

/** Offers to install the product, once, after something was sent: from then on answers come. */
export function InstallOffer() {
  const offer = useSyncExternalStore(subscribeToInstallOffer, getInstallOffer, () => null);
  const prompt = useSyncExternalStore(subscribeToInstallPrompt, getInstallPrompt, () => null);
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  // a conversation is as high as the screen: nothing stands above it
  const isRoom = !matchPath(patterns.chat, pathname);
  const canInstall = prompt !== null || isIosPage();
  const isDue = offer === 'earned' && canInstall && isRoom;
  useEffect(() => {
    if (!isDue) return;
    setOpen(true);
    noteInstallOffer('made');
  }, [isDue]);
  if (!isOpen || !canInstall || !isRoom) return null;
  const install = () => {
    setOpen(false);
    void prompt?.prompt();
  };
  return (
    <section className={styles.offer} aria-label={texts.installTitle}>
      <div>
        <p className={styles.title}>{texts.installTitle}</p>
        <p>{texts.installHint}</p>
      </div>
      {prompt === null && <IosSteps />}
      <div className={styles.actions}>
        {prompt !== null && (
          <Button size="small" onClick={install}>
            {texts.install}
          </Button>
        )}
        <Button size="small" variant="ghost" onClick={() => setOpen(false)}>
          {prompt === null ? texts.understood : texts.notNow}
        </Button>
      </div>
    </section>
  );
}
