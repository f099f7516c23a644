/**
 * The transactions that a reader has seen, as PostgreSQL's `pg_snapshot` writes them: `xmin:xmax:xip,xip`.
 */
export interface Snapshot {
  /** Every transaction below has ended. */
  readonly xmin: bigint;
  /** No transaction from here on had ended. */
  readonly xmax: bigint;
  /** Those between the two that had not ended, ascending. */
  readonly running: readonly bigint[];
}

/** The position of a browser's stream. */
export interface EventCursor {
  readonly at: Date;
  /** The browser has got all events of this snapshot. */
  readonly snapshot: string;
  /** Between events that were read together: it lacks those past `lastId` that `base` does not show. */
  readonly midst: { readonly lastId: number; readonly base: string } | null;
}

const snapshotShape = String.raw`\d{1,19}:\d{1,19}:(?:\d{1,19}(?:,\d{1,19})*)?`;
// linear: every run of digits is bounded, and so is the text
const shape = new RegExp(
  `^(?<time>[0-9a-z]{6,10})\\.(?<snapshot>${snapshotShape})\\.(?:(?<lastId>\\d{1,15})\\.(?<base>${snapshotShape}))?$`,
);
const maxCursorLength = 1000;

/** @throws when the text is no snapshot. */
export function parseSnapshot(text: string): Snapshot {
  const [xmin, xmax, running] = text.split(':');
  const snapshot = {
    xmin: BigInt(xmin ?? ''),
    xmax: BigInt(xmax ?? ''),
    running: running ? running.split(',').map(BigInt) : [],
  };
  const isOrdered = snapshot.running.every(
    (xid, index, all) => xid >= snapshot.xmin && xid < snapshot.xmax && xid > (all[index - 1] ?? 0n),
  );
  if (snapshot.xmin < 1n || snapshot.xmin > snapshot.xmax || snapshot.xmax >= 2n ** 63n || !isOrdered)
    throw new RangeError('not a snapshot');
  return snapshot;
}

/** Whether the changes of this transaction are in the snapshot. */
export function shows({ xmin, xmax, running }: Snapshot, xid: bigint): boolean {
  return xid < xmin || (xid < xmax && !running.includes(xid));
}

/** Whether the one snapshot shows all that the other does. */
export function covers(one: Snapshot, other: Snapshot): boolean {
  return one.xmax >= other.xmax && one.running.every((xid) => !shows(other, xid));
}

/**
 * A stream's position as an event id. Where too many transactions run to be listed, it is a little earlier.
 */
export function formatCursor({ at, snapshot, midst }: EventCursor): string {
  const time = at.getTime().toString(36);
  const text = `${time}.${snapshot}.${midst ? `${midst.lastId}.${midst.base}` : ''}`;
  if (text.length <= maxCursorLength) return text;
  const [xmin] = (midst?.base ?? snapshot).split(':');
  return `${time}.${xmin}:${xmin}:.`;
}

/** The position of an event id, or null when we never issued it. */
export function parseCursor(text: string): EventCursor | null {
  const { time, snapshot, lastId, base } = (text.length <= maxCursorLength && shape.exec(text)?.groups) || {};
  if (!time || !snapshot) return null;
  try {
    parseSnapshot(snapshot);
    if (base) parseSnapshot(base);
  } catch {
    return null;
  }
  const midst = lastId && base ? { lastId: Number(lastId), base } : null;
  return { at: new Date(Number.parseInt(time, 36)), snapshot, midst };
}
