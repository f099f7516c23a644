import { serviceWorkerPath } from '@mitoyen/contract/core/kept-answers.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { whenStaying } from '../../core/lazy/when-idle.ts';
import { usePageConfig } from '../../core/pages/page-config.ts';
import { useSession } from '../../core/session/session.tsx';
import { ownApplicationsQuery } from '../applications/index.ts';
import { conversationsQuery } from '../conversations/index.ts';

const updateMs = 3_600_000;

/** A release that came while this page was open; its own is no longer the server's. */
let isOutdated = false;

/**
 * Registers the service worker, and follows its releases while the page is open. Returns a function that
 * stops.
 */
function follow(onControlled: (control: { isFirst: boolean }) => void): () => void {
  const { serviceWorker } = navigator;
  // an address without https, private browsing
  if (!serviceWorker) return () => undefined;
  const stop = new AbortController();
  const { signal } = stop;
  const wasControlled = serviceWorker.controller !== null;
  let askedAt = Date.now();

  async function register(): Promise<void> {
    const registration = await serviceWorker.register(serviceWorkerPath);
    registration.addEventListener('updatefound', () => {
      isOutdated ||= serviceWorker.controller !== null;
    });
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState !== 'visible' || Date.now() - askedAt < updateMs) return;
        askedAt = Date.now();
        registration.update().catch(() => undefined);
      },
      { signal },
    );
    if (!serviceWorker.controller)
      await new Promise((resolve) => {
        serviceWorker.addEventListener('controllerchange', resolve, { once: true, signal });
      });
    if (!signal.aborted) onControlled({ isFirst: !wasControlled });
  }

  const stopWaiting = whenStaying(() => void register().catch(() => undefined));
  return () => {
    stopWaiting();
    stop.abort();
  };
}

/**
 * A page of the release before may have registered the worker again after it took itself away, and what the worker before
 * was still doing may have kept something since.
 */
async function removeWorkers(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const registrations = await serviceWorker.getRegistrations();
  await Promise.all(registrations.map((one) => one.unregister()));
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}

/**
 * Installs the service worker for signed-in users who stay on a page: visitors load nothing of it. Once it is
 * there, kept reads go through it. A newer release is used from the next page on: its document is requested
 * once the user has left the page before, with all that was typed there.
 */
export function useServiceWorker(): void {
  const { isServiceWorkerOn } = usePageConfig();
  const { user } = useSession();
  const queryClient = useQueryClient();
  const userId = user?.id;
  const role = user?.role;
  useEffect(() => {
    if (!isServiceWorkerOn) {
      removeWorkers().catch(() => undefined);
      return;
    }
    if (userId === undefined) return;
    return follow(({ isFirst }) => {
      // what is shown was read past it
      if (isFirst) void queryClient.invalidateQueries();
      void queryClient.prefetchInfiniteQuery({ ...conversationsQuery(userId), staleTime: 0 });
      if (role === 'freelance' || role === 'jobseeker')
        void queryClient.prefetchInfiniteQuery({ ...ownApplicationsQuery(userId, role), staleTime: 0 });
    });
  }, [isServiceWorkerOn, queryClient, userId, role]);

  const { pathname } = useLocation();
  const opened = useRef(pathname);
  useEffect(() => {
    if (pathname === opened.current) return;
    opened.current = pathname;
    if (isOutdated && !document.querySelector('dialog[open]')) window.location.reload();
  }, [pathname]);
}
