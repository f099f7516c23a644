import { isWebUrl } from '@mitoyen/contract/core/web-url.ts';
import {
  mediaKindName,
  mediaName,
  readLinkedMedia,
} from '@mitoyen/contract/features/portfolio/linked-media.ts';
import { portfolioPreviewLength } from '@mitoyen/contract/features/portfolio/portfolio.rules.ts';
import type { PortfolioItem } from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { previewText } from '../../core/format/preview-text.ts';
import { cameFrom } from '../../core/pages/return-link.tsx';
import { paths } from '../../paths.ts';
import { DefaultCover } from '../../ui/default-cover.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Photo } from '../../ui/photo.tsx';
import { UserText } from '../../ui/user-text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { MediaSign } from './media-sign.tsx';
import { portfolioGridTexts as texts } from './portfolio.texts.ts';
import styles from './portfolio-grid.module.css';

/** Whether an entry is nothing but a link to a site. */
export function isLinkOnly(item: PortfolioItem): boolean {
  return item.url !== null && isWebUrl(item.url) && item.image === null && item.description === '';
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url;
}

function ItemLink({ item, children }: { item: PortfolioItem; children: ReactNode }) {
  const { pathname } = useLocation();
  if (item.url !== null && isLinkOnly(item)) {
    return (
      <a href={item.url} target="_blank" rel="noopener noreferrer nofollow" className={styles.link}>
        {children} <Icon name="external" />
        <VisuallyHidden>{texts.opensInNewTab}</VisuallyHidden>
      </a>
    );
  }
  return (
    <Link to={paths.portfolioItem(item.id)} state={cameFrom(pathname)} className={styles.link}>
      {children}
    </Link>
  );
}

/** The first one's picture is the profile's cover too: asked for as wide, a phone has it already as it comes into sight. */
function PortfolioCard({ item, isFirst }: { item: PortfolioItem; isFirst: boolean }) {
  const title = item.title || texts.untitledProject;
  const [cover] = item.images;
  const media = readLinkedMedia(item.url);
  const link = isLinkOnly(item) ? item.url : null;
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        {cover ? (
          <Photo
            photo={cover}
            sizes={`(min-width: 40rem) 26rem, ${isFirst ? 'calc(100vw - 4rem)' : '84vw'}`}
            priority={isFirst}
            fetchPriority="auto"
          />
        ) : (
          <DefaultCover seed={item.id} className={styles.drawing} />
        )}
        {media && (
          <p className={styles.media}>
            <MediaSign kind={media.kind} />
            {mediaKindName(media)}
          </p>
        )}
      </div>
      <div className={styles.body}>
        <h3 className={styles.title}>
          <ItemLink item={item}>{title}</ItemLink>
        </h3>
        {item.description && (
          <p className={styles.description}>
            <UserText text={previewText(item.description, portfolioPreviewLength)} />
          </p>
        )}
        {link && <p className={styles.description}>{media ? mediaName(media) : hostOf(link)}</p>}
      </div>
    </article>
  );
}

/** Projects: each leads to its page, or straight to the site when it is nothing but a link. */
export function PortfolioGrid({ items }: { items: readonly PortfolioItem[] }) {
  return (
    <ul className={styles.grid}>
      {items.map((item, index) => (
        <li key={item.id}>
          <PortfolioCard item={item} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  );
}
