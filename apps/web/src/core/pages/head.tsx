import { createContext, useContext } from 'react';
import { useLocation } from 'react-router';
import { usePageConfig } from './page-config.ts';
import { useShownTitle } from './use-page-title.ts';

const siteName = 'Mitoyen';
const sharePicture = '/share.png';

/** The number of unread items, shown in front of every page's title unless 0. */
export const TitleCountContext = createContext(0);

/** A page's title in a tab or window, with the number of unread items first: '(3) Messages – Mitoyen'. */
function titleWithCount(title: string, count: number): string {
  return count > 0 ? `(${count > 99 ? '99+' : count}) ${title}` : title;
}

export interface HeadContent {
  /** Unique among pages; the product’s name is added unless it begins with it. */
  readonly title: string;
  /** One or two sentences for search engines and shared links. */
  readonly description?: string;
  /** Path of a picture of 1,200 × 630 px for shared links; the product’s own by default. */
  readonly image?: string;
  /** Path, with the query that matters, when it is not the page's own path. */
  readonly canonicalPath?: string;
  /** Kept out of search engines: private pages, errors. */
  readonly noindex?: boolean;
}

/** Title, after the number of unread messages, and descriptions of the page. React hoists them into the document's head. */
export function Head({ title, description, image, canonicalPath, noindex = false }: HeadContent) {
  const { siteUrl } = usePageConfig();
  const { pathname } = useLocation();
  const count = useContext(TitleCountContext);
  const canonical = siteUrl + (canonicalPath ?? pathname);
  const shownTitle = useShownTitle() ?? title;
  const fullTitle = shownTitle.startsWith(siteName) ? shownTitle : `${shownTitle} – ${siteName}`;
  return (
    <>
      <title>{titleWithCount(fullTitle, count)}</title>
      {description && <meta name="description" content={description} />}
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={canonical} />
          <meta property="og:url" content={canonical} />
          <meta property="og:title" content={title} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:image" content={siteUrl + (image ?? sharePicture)} />
          {import.meta.env.SSR && (
            <>
              <meta property="og:image:width" content="1200" />
              <meta property="og:image:height" content="630" />
            </>
          )}
          <meta name="twitter:card" content="summary_large_image" />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={siteName} />
          <meta property="og:locale" content="fr_FR" />
        </>
      )}
    </>
  );
}
