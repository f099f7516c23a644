import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';
import { forgetPush } from './push-browser.ts';

/**
 * Deletes what this device keeps of an account besides the page's storage: the answers that the service
 * worker shows without a network, and the push subscription. Called at the end of a session; further data of
 * an account on this device is to be deleted here. Never throws.
 */
export async function forgetDevice(): Promise<void> {
  const forgetting = forgetPush();
  try {
    const names = await caches.keys();
    const isPrivate = (name: string) => name.startsWith(browserStorage.keptAnswers.name);
    await Promise.all(names.filter(isPrivate).map((name) => caches.delete(name)));
  } catch {
    // No Cache Storage (an address without https, private browsing): then nothing was kept either.
  }
  await forgetting;
}
