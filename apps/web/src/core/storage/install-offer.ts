import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';

const { name } = browserStorage.installOffer;
const listeners = new Set<() => void>();

/**
 * `earned`: something was sent, so that answers will come; `made`: it was offered, which happens only once.
 */
export type InstallOffer = 'earned' | 'made' | null;

export function getInstallOffer(): InstallOffer {
  try {
    return localStorage.getItem(name) as InstallOffer;
  } catch {
    // without storage, it would be offered again and again
    return 'made';
  }
}

export function noteInstallOffer(offer: 'earned' | 'made'): void {
  try {
    if (offer === 'earned' && localStorage.getItem(name)) return;
    localStorage.setItem(name, offer);
  } catch {
    // Storage refused: it is not offered.
  }
  for (const listener of listeners) listener();
}

export function subscribeToInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
