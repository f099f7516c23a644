import { isOwnPage } from './kept-reads.rules.ts';
import { askReleases, findShell } from './releases.ts';

interface Worker {
  readonly registration: Pick<ServiceWorkerRegistration, 'waiting'>;
  readonly clients: {
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly unknown[]>;
  };
}

/**
 * Opens a page: one's own from what is kept, at once, as long as the server is not known to have a newer release; any other,
 * and one's own after that, from the network. Without a network, what is kept stands in for all of them.
 */
export async function servePage(request: Request, worker: Worker): Promise<Response> {
  const { isNewest, isConfirmed } = await askReleases();
  if (!isNewest) await handOver(worker);
  const shell = await findShell();
  if (shell && isConfirmed && isOwnPage(new URL(request.url).pathname)) return shell;
  return shell ? fetch(request).catch(() => shell) : fetch(request);
}

/** Lets the next release take over where no page but the one that is being left is open: none loses what was typed. */
async function handOver({ registration, clients }: Worker): Promise<void> {
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length < 2) registration.waiting?.postMessage('take-over');
}
