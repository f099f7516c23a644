import type { Locator, Page } from '@playwright/test';

/** What a journey takes on a phone: taps, and keys of its keyboard. */
export interface Effort {
  taps: number;
  keys: number;
  /** Presses something. */
  readonly tap: (what: Locator) => Promise<void>;
  /**
   * Types into a field, which is tapped first unless it has the focus. A last key counts: Enter, or Tab for 'Suivant' on a
   * phone's keyboard, which goes to the next field.
   */
  readonly type: (field: Locator, text: string, end?: 'Enter' | 'Tab') => Promise<void>;
  /** Chooses in a list that opens: a tap on it, and one on the choice. */
  readonly choose: (list: Locator, label: string) => Promise<void>;
}

/** Counts while it does what it is asked for. */
export function countEffort(page: Page): Effort {
  const effort: Effort = {
    taps: 0,
    keys: 0,
    tap: async (what) => {
      effort.taps += 1;
      await what.click();
    },
    type: async (field, text, end) => {
      const hasFocus = await field.evaluate((element) => element === document.activeElement);
      if (!hasFocus) await effort.tap(field);
      effort.keys += text.length + (end ? 1 : 0);
      await page.keyboard.type(text);
      if (end) await page.keyboard.press(end);
    },
    choose: async (list, label) => {
      effort.taps += 2;
      await list.selectOption({ label });
    },
  };
  return effort;
}
