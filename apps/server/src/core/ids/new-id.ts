import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

/** Random bytes, fetched in bulk: sixteen at a time cost six times as much as the rest of an id. */
const random = new Uint8Array(4096);
const bytesPerId = 16;
let used = random.length;
let msecs = 0;
let seq = 0;

/**
 * A new UUIDv7: made here, since the database can only from PostgreSQL 18 on. Each is greater than those made
 * before by this process.
 */
export function newId(): string {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  const bytes = random.subarray(used, used + bytesPerId);
  used += bytesPerId;
  const now = Date.now();
  if (now > msecs) {
    msecs = now;
    seq = new DataView(random.buffer, bytes.byteOffset, 4).getUint32(0) & 0x7fffffff;
  } else {
    seq = (seq + 1) | 0;
    // all of them were given in one millisecond
    if (seq === 0) msecs += 1;
  }
  return v7({ random: bytes, msecs, seq });
}
