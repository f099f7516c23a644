import { useEffect } from 'react';
import { onIntent } from './core/lazy/on-intent.ts';
import { whenStaying } from './core/lazy/when-idle.ts';
import { AuthDialog } from './features/accounts/index.ts';
import { ApplyDialog } from './features/applications/index.ts';
import { ContactDialog } from './features/conversations/index.ts';
import { SafetyDialog } from './features/reports/index.ts';
import { fetchPages } from './fetch-pages.ts';

/** One after the other: they share most of what they need. */
async function fetchDialogs(): Promise<void> {
  for (const { preload } of [AuthDialog, ContactDialog, ApplyDialog, SafetyDialog]) await preload();
}

/** A failure shows only once somebody goes there. */
async function fetchPage(path: string): Promise<void> {
  try {
    await (await fetchPages()).findPage(path)?.import();
  } catch {}
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
 * Fetches what may be needed next when somebody is about to ask for it: a page's files by a link to it, the dialogs' by
 * the page's buttons. On a building site the connection may be gone by the time somebody taps: who stays gets the
 * dialogs anyway.
 */
export function useFetchAhead(): void {
  useEffect(() => {
    const dialogs = 'dialogs';
    const stopWatching = onIntent(
      (element) => linkedPath(element) ?? (isButtonOfPage(element) ? dialogs : null),
      (wanted) => {
        if (wanted === dialogs) return void fetchDialogs();
        void fetchPage(wanted);
      },
    );
    const stopWaiting = whenStaying(() => {
      fetchPages().catch(() => undefined);
      void fetchDialogs();
    });
    return () => {
      stopWatching();
      stopWaiting();
    };
  }, []);
}
