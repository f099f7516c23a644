import { Readable } from 'node:stream';

/** Bytes sent between two checks of the permission to read. */
const bytesBetween = 1024 * 1024;

/**
 * Passes the bytes on. Calls `requireStill` before the first byte and after each mebibyte; if it throws, the
 * rest is not sent.
 */
export function readWhile(content: Readable, requireStill: () => Promise<void>): Readable {
  async function* checked() {
    let left = 0;
    for await (const chunk of content) {
      if (left <= 0) {
        await requireStill();
        left = bytesBetween;
      }
      left -= (chunk as Buffer).length;
      yield chunk;
    }
  }
  return Readable.from(checked(), { objectMode: false });
}
