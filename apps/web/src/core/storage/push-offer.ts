import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';

const { name } = browserStorage.pushOffer;

/** Whether it was asked in this browser if its user may be told. Where nothing is kept, it is not asked at all. */
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
