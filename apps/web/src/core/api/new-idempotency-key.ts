/**
 * A key for one thing to be sent once, however often it is tried. `crypto.randomUUID` is not there on plain http,
 * where a phone may look at a development machine.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
