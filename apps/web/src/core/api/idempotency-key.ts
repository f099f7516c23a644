import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';
import { useRef } from 'react';

/**
 * A key for one thing to be sent once, however often it is tried. Without `crypto.randomUUID`, which plain
 * http lacks: phones open development machines by it.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface Sending {
  readonly text: string;
  readonly key: string;
}

/** The storage key of what a draft was last sent as. */
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
 * Returns the same key as long as the same body is sent, so that a request that arrived although its response
 * was lost is not done twice. `draftKey`: the form's draft, with which the key is stored, so that a form
 * closed in doubt and opened again still has it.
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
