import { Readable } from 'node:stream';

/** Between two looks at whether somebody may still read. */
const bytesBetween = 1024 * 1024;

/** The same bytes, before the first of which and again after each mebibyte `requireStill` may refuse the rest by throwing. */
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
