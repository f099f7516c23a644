import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';

const { name } = browserStorage.confirmationStrip;

/** Whether this account put the strip aside in this tab. */
export function isStripHidden(userId: string): boolean {
  try {
    return sessionStorage.getItem(name) === userId;
  } catch {
    // a browser that refuses storage shows it on each page
    return false;
  }
}

export function hideStrip(userId: string): void {
  try {
    sessionStorage.setItem(name, userId);
  } catch {
    // the same
  }
}
