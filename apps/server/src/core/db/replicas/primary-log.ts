interface Seen {
  readonly atMs: number;
  readonly position: number;
}

/** Ten minutes of looks, one a second: an older delay is told as so long. */
const mostKept = 600;

/** How far the primary had written, and when: so a standby's position says how old is what it shows. */
export class PrimaryLog {
  #seen: Seen[] = [];

  note(atMs: number, position: number): void {
    this.#seen.push({ atMs, position });
    if (this.#seen.length > mostKept) this.#seen.shift();
  }

  forget(): void {
    this.#seen = [];
  }

  /** Bytes and milliseconds that a standby at this position is behind; null before the first look at the primary. */
  lagOf(position: number): { readonly bytes: number; readonly ms: number } | null {
    const newest = this.#seen.at(-1);
    const oldest = this.#seen[0];
    if (!newest || !oldest) return null;
    const reached = this.#seen.findLast((seen) => seen.position <= position) ?? oldest;
    return { bytes: Math.max(0, newest.position - position), ms: newest.atMs - reached.atMs };
  }
}
