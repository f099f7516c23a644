/** Stripe's time, in whole seconds since 1970: the machine's, which tests and developers can move on. */
export class StripeClock {
  readonly #initialOffsetSeconds: number;
  #offsetSeconds: number;
  #fixedAt: number | null = null;

  constructor(offsetSeconds = 0) {
    this.#initialOffsetSeconds = offsetSeconds;
    this.#offsetSeconds = offsetSeconds;
  }

  now(): number {
    return this.#fixedAt ?? Math.floor(Date.now() / 1000) + this.#offsetSeconds;
  }

  advance(seconds: number): void {
    this.#offsetSeconds += seconds;
  }

  reset(): void {
    this.#offsetSeconds = this.#initialOffsetSeconds;
  }

  /** Does something that was due at an earlier time as if it were that time. */
  at(time: number, act: () => void): void {
    this.#fixedAt = time;
    try {
      act();
    } finally {
      this.#fixedAt = null;
    }
  }
}
