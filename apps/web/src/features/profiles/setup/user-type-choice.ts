import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';
import { type Role, roles } from '@mitoyen/contract/core/roles.ts';

const key = browserStorage.userType.name;

/** The kind of profile last chosen in this browser, where the visitor may have no account yet. */
export function readUserTypeChoice(): Role | null {
  try {
    const kept = localStorage.getItem(key);
    return roles.find((role) => role === kept) ?? null;
  } catch {
    return null;
  }
}

export function keepUserTypeChoice(role: Role): void {
  try {
    localStorage.setItem(key, role);
  } catch {
    // Storage refused: the choice still leads to its form.
  }
}
