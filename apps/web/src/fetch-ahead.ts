import { useEffect } from 'react';
import { matchPath } from 'react-router';
import { onIntent } from './core/lazy/on-intent.ts';
import { whenStaying } from './core/lazy/when-idle.ts';
import type { PageDeclaration } from './core/pages/page-module.tsx';
import { AuthDialog } from './features/accounts/index.ts';
import { ApplyDialog } from './features/applications/index.ts';
import { ContactDialog } from './features/conversations/index.ts';
import { SafetyDialog } from './features/reports/index.ts';

/** One after the other: they share most of what they need. */
async function fetchDialogs(): Promise<void> {
  for (const { preload } of [AuthDialog, ContactDialog, ApplyDialog, SafetyDialog]) await preload();
}

/** The path that an element's link leads to on this site; nothing for a file to download or another tab. */
function linkedPath(element: Element): string | null {
  const link = element.closest('a');
  const isFollowed = link && link.origin === window.location.origin && !link.target && !link.download;
  return isFollowed && link.pathname !== window.location.pathname ? link.pathname : null;
}

function isButtonOfPage(element: Element): boolean {
  return element.closest('header button, main button') !== null;
}

/**
 * Prefetches what the user is about to need: a page's files on the intent to press its link, the dialogs'
 * files on that of the page's buttons. On a building site the connection may be gone by the time the user
 * taps: on a page that stays open, the dialogs are fetched anyway.
 */
export function useFetchAhead(pages: readonly PageDeclaration[]): void {
  useEffect(() => {
    const dialogs = 'dialogs';
    const stopWatching = onIntent(
      (element) => linkedPath(element) ?? (isButtonOfPage(element) ? dialogs : null),
      (wanted) => {
        if (wanted === dialogs) return void fetchDialogs();
        const page = pages.find(({ path }) => matchPath(path, wanted));
        page?.import().catch(() => undefined);
      },
    );
    const stopWaiting = whenStaying(() => void fetchDialogs());
    return () => {
      stopWatching();
      stopWaiting();
    };
  }, [pages]);
}
