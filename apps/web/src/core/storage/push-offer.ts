import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';

const { name } = browserStorage.pushOffer;

/**
 * Whether pushes were offered in this browser before. True as well without storage, so that they are never
 * offered there.
 */
export function wasPushOffered(): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return true;
  }
}

export function notePushOffered(): void {
  try {
    localStorage.setItem(name, 'made');
  } catch {
    // Storage refused: it is not asked.
  }
}
