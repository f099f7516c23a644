import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';
import { useRef } from 'react';

/**
 * A key for one thing to be sent once, however often it is tried. `crypto.randomUUID` is not there on plain http,
 * where a phone may look at a development machine.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface Sending {
  readonly text: string;
  readonly key: string;
}

/** The name, among drafts, of what a draft was last sent as. */
export const sendingNameOf = (draftKey: string): string => `sending:${draftKey}`;
const storageNameOf = (draftKey: string) => browserStorage.formDraft.name + sendingNameOf(draftKey);

function readSending(draftKey: string): Sending | null {
  try {
    const value = JSON.parse(sessionStorage.getItem(storageNameOf(draftKey)) ?? 'null');
    return typeof value?.key === 'string' ? value : null;
  } catch {
    return null;
  }
}

function keepSending(draftKey: string, sending: Sending): void {
  try {
    sessionStorage.setItem(storageNameOf(draftKey), JSON.stringify(sending));
  } catch {
    // storage refused or full: the key lasts as long as the form
  }
}

/**
 * Gives one key for as long as the same body is sent: what arrived although its answer was lost is not done twice. `draftKey`:
 * the draft it is made from, with which the key is kept, so that a form that was closed in doubt and opened again has it still.
 */
export function useIdempotencyKey(draftKey: string): (body: object) => string {
  const last = useRef<Sending | null>(null);
  return (body) => {
    const text = JSON.stringify(body);
    const known = readSending(draftKey) ?? last.current;
    last.current = known?.text === text ? known : { text, key: newIdempotencyKey() };
    keepSending(draftKey, last.current);
    return last.current.key;
  };
}
