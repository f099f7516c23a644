import type { BareAnswer, BarePath } from './answer.ts';
import type { KeptPage } from './bare-task.ts';

/** Pages by their address, as they were sent once. */
export function keptPagePath(pages: readonly KeptPage[]): BarePath {
  const kept = new Map<string, BareAnswer>();
  for (const { path, headers, bodyBase64 } of pages) {
    kept.set(path, { headers, body: Buffer.from(bodyBase64, 'base64') });
  }
  return async (path) => kept.get(path) ?? { status: 404, body: '' };
}
