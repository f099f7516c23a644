import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';

/**
 * Deletes what an account typed into forms, for the next user of this tab: such drafts are stored by account.
 */
export function forgetDrafts(userId: string): void {
  try {
    const isOwn = (key: string) => key.startsWith(browserStorage.formDraft.name) && key.includes(userId);
    for (const key of Object.keys(sessionStorage).filter(isOwn)) sessionStorage.removeItem(key);
  } catch {
    // Storage refused: then nothing was kept either.
  }
}
