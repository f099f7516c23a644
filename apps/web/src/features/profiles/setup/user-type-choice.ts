import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';
import { roleSchema } from '@mitoyen/contract/core/roles.schemas.ts';
import type { Role } from '@mitoyen/contract/core/roles.ts';

const key = browserStorage.userType.name;

/** The kind of profile last chosen in this browser, by somebody who may have no account yet. */
export function readUserTypeChoice(): Role | null {
  try {
    return roleSchema.safeParse(localStorage.getItem(key)).data ?? null;
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
