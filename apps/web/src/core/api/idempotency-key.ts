import { useRef } from 'react';

/**
 * A key for one thing to be sent once, however often it is tried. `crypto.randomUUID` is not there on plain http,
 * where a phone may look at a development machine.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Gives one key for as long as the same body is sent: what arrived although its answer was lost is not done twice. */
export function useIdempotencyKey(): (body: object) => string {
  const last = useRef({ text: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current.text !== text) last.current = { text, key: newIdempotencyKey() };
    return last.current.key;
  };
}
