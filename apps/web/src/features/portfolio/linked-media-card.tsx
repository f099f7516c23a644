import { type LinkedMedia, mediaName } from '@mitoyen/contract/features/portfolio/linked-media.ts';
import { portfolioRoutes } from '@mitoyen/contract/features/portfolio/portfolio.contract.ts';
import type { PortfolioItem } from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { DefaultCover } from '../../ui/default-cover.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Photo } from '../../ui/photo.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './linked-media-card.module.css';
import { MediaSign } from './media-sign.tsx';
import { portfolioTexts as texts } from './portfolio.texts.ts';

const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

/**
 * What a project links to on another site, as a card of ours. The host is asked for nothing before its viewer is opened;
 * that one stands in a document of its own (`portfolioRoutes.mediaFrame`), whose policy names the host.
 */
export function LinkedMediaCard({
  item,
  media,
  link,
}: {
  item: PortfolioItem;
  media: LinkedMedia;
  link: string;
}) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const showButton = useRef<HTMLButtonElement>(null);
  const justClosed = useRef(false);
  useEffect(() => {
    if (isOpen || !justClosed.current) return;
    justClosed.current = false;
    showButton.current?.focus();
  }, [isOpen]);
  const close = () => {
    justClosed.current = true;
    setOpen(false);
  };
  const { host, kind } = media;
  const [cover] = item.images;
  const title = (
    <h2 id={id} className={styles.title}>
      {mediaName(media)}
    </h2>
  );
  const atHost = (
    <a href={link} target="_blank" rel="noopener noreferrer nofollow" className={styles.atHost}>
      {texts.openAtHost(host)} <Icon name="external" />
      <VisuallyHidden>{texts.opensInNewTab}</VisuallyHidden>
    </a>
  );
  if (isOpen)
    return (
      <section
        className={styles.viewer}
        aria-labelledby={id}
        onKeyDown={({ key }) => {
          if (key === 'Escape') close();
        }}
      >
        {title}
        <div className={styles.tools}>
          {atHost}
          <Button size="small" icon="close" onClick={close}>
            {texts.closeMedia[kind]}
          </Button>
        </div>
        <iframe
          ref={takeFocus}
          className={styles.frame}
          title={mediaName(media)}
          src={portfolioRoutes.mediaFrame.path.replace(':id', encodeURIComponent(item.id))}
          allow="autoplay; fullscreen; encrypted-media; picture-in-picture; accelerometer; gyroscope; xr-spatial-tracking"
        />
      </section>
    );
  return (
    <section className={cx(styles.card, styles.viewer)} aria-labelledby={id}>
      <div className={styles.cover} aria-hidden="true">
        {cover ? (
          <Photo photo={cover} alt="" sizes="(min-width: 40rem) 18rem, 100vw" />
        ) : (
          <DefaultCover seed={item.id} className={styles.drawing} />
        )}
        <span className={styles.sign}>
          <MediaSign kind={kind} />
        </span>
      </div>
      <div className={styles.words}>
        {title}
        <p className={styles.told}>{texts.mediaTold(host)}</p>
        <div className={styles.tools}>
          <Button ref={showButton} className={styles.show} onClick={() => setOpen(true)}>
            {texts.showMedia[kind]}
          </Button>
          {atHost}
        </div>
      </div>
    </section>
  );
}
