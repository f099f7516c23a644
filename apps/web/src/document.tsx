import './ui/base.css';
import type { ReactNode } from 'react';

/** The files a page needs soon; empty in the browser, which has them already. */
export interface DocumentAssets {
  readonly preloads: readonly string[];
  readonly fonts: readonly string[];
}

interface DocumentProps {
  readonly assets?: DocumentAssets | undefined;
  readonly children: ReactNode;
}

/** The server's alone: a browser has them as it reads this. */
function Assets({ of }: { of: DocumentAssets }) {
  return (
    <>
      {of.fonts.map((href) => (
        <link
          key={href}
          rel="preload"
          as="font"
          type="font/woff2"
          href={href}
          crossOrigin="anonymous"
          fetchPriority="low"
        />
      ))}
      {of.preloads.map((href) => (
        // what is seen comes first: the page is read before it is alive
        <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
      ))}
    </>
  );
}

/**
 * The whole page. All that React puts into the head is hoisted there and found again wherever it stands; scripts,
 * styles and the state are added by the server, where hydration leaves them alone, as it does what browser extensions add.
 * `data-opening` has the browser lay it out in parts (`base.css`) until it comes alive.
 */
export function Document({ assets, children }: DocumentProps) {
  return (
    <html lang="fr" data-opening={import.meta.env.SSR ? '' : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#16181b" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.ico" sizes="48x48" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {import.meta.env.SSR && assets && <Assets of={assets} />}
      </head>
      <body>{children}</body>
    </html>
  );
}
