import { vi } from 'vitest';
import { configureApi } from '../api/api-client.ts';

/** A network that a test takes away and gives back. `writes`: what reached the server, as `POST /api/…`. */
export interface TestNetwork {
  readonly writes: readonly string[];
  readonly keys: readonly (string | null)[];
  /** The signals that writes came with. */
  readonly signals: readonly AbortSignal[];
  /** `offline`: the browser says so. `silent`: it says it is online, and nothing is answered. */
  readonly become: (state: 'online' | 'offline' | 'silent' | 'deaf') => void;
}

/** Stands in for the server: what it is asked for is answered with `{}`. `deaf`: it takes what is sent and answers nothing. */
export function testNetwork(status = 200): TestNetwork {
  const writes: string[] = [];
  const keys: (string | null)[] = [];
  const signals: AbortSignal[] = [];
  let state = 'online';
  const never = (signal?: AbortSignal | null) =>
    new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => state !== 'offline');
  configureApi({
    reach: async (signal) => {
      if (state === 'offline') throw new TypeError('Failed to fetch');
      if (state === 'silent') await never(signal);
    },
    transport: async (path, { method, headers, signal }) => {
      if (state === 'offline') throw new TypeError('Failed to fetch');
      if (method !== 'GET') {
        writes.push(`${method} ${path.split('?')[0]}`);
        keys.push(new Headers(headers).get('idempotency-key'));
        if (signal) signals.push(signal);
      }
      if (state === 'silent' || state === 'deaf') await never(signal);
      return new Response(status === 200 ? '{}' : '{"error":"Refusé.","code":"refused"}', { status });
    },
  });
  return {
    ...{ writes, keys, signals },
    become: (next) => {
      state = next;
      if (next === 'offline' || next === 'online') window.dispatchEvent(new Event(next));
    },
  };
}
