import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';
import { useStore } from '../lazy/hydrated.ts';
import { type Errand, isSameErrand, readErrand } from './errand.ts';
import { forgetErrand, readErrandText, subscribeToErrand } from './errand-storage.ts';

const maxAgeMs = browserStorage.errand.maxAgeSeconds * 1000;

interface Kept {
  readonly text: string | null;
  readonly errand: Errand | null;
  readonly untilMs: number;
}

/** The last parsed text: the same text returns the same object. */
let last: Kept = { text: null, errand: null, untilMs: 0 };

function parse(text: string | null): Kept {
  try {
    const value = JSON.parse(text ?? 'null');
    return { text, errand: readErrand(value), untilMs: Number(value?.keptAtMs) + maxAgeMs };
  } catch {
    return { text, errand: null, untilMs: 0 };
  }
}

/** The errand kept in this browser, within a day. */
export function getErrand(): Errand | null {
  const text = readErrandText();
  if (text !== last.text) last = parse(text);
  return Date.now() < last.untilMs ? last.errand : null;
}

/** Deletes it once it is done, unless another was kept meanwhile. */
export function finishErrand(done: Errand): void {
  const kept = getErrand();
  if (kept && isSameErrand(kept, done)) forgetErrand();
}

const none = () => null;

/** `getErrand`, followed through other tabs as well. Null on the server. */
export function useErrand(): Errand | null {
  return useStore(subscribeToErrand, getErrand, none);
}
