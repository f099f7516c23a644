import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';
import { forgetPush } from './push-browser.ts';

/**
 * Forgets what this device keeps of an account besides its page's storage: the answers that the service worker can show
 * without a network, and that it is pushed to. For whoever ends a session; what else belongs to an account on this device joins here. Never throws.
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
