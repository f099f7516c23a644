import { vi } from 'vitest';

/** What a test waits for comes when it comes: the default second is too short on a machine that has much else to do. */
const patienceMs = 60_000;
const marker = Symbol.for('mitoyen.patient');

// Files share a process: the first one to come has done it for all.
if (!Reflect.has(vi, marker)) {
  const { waitFor } = vi;
  Reflect.set(vi, marker, true);
  vi.waitFor = (callback, options = patienceMs) => waitFor(callback, options);
}
