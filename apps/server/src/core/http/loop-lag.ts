import { createHistogram, type Histogram } from 'node:perf_hooks';

/** How often the event loop is asked how late it is, while requests come. */
const sampleMs = 20;
/** For how long it is asked on after the last request, in samples: a second. */
const samplesAfterLast = 50;
/** Over which time its lag is told as one number. */
const windowMs = 500;
/** Lag that is seen in so many windows one after the other lasts: three seconds and more. */
const lastingWindows = 6;
const nanoseconds = 1e6;

/** The parts of `performance` and of timers that are needed, which tests replace. */
export interface LagClock {
  now(): number;
  every(ms: number, look: () => void): () => void;
}

const realClock: LagClock = {
  now: () => performance.now(),
  every: (ms, look) => {
    const timer = setInterval(look, ms).unref();
    return () => clearInterval(timer);
  },
};

/**
 * How late the event loop is. It is measured while requests come and for a second after the last: a clock that never
 * stops would wake a server at rest fifty times a second, for nobody.
 */
export class LoopLag {
  readonly #clock: LagClock;
  // two figures take a tenth of the memory of three
  readonly #samples = createHistogram({ figures: 2 });
  #stop: (() => void) | null = null;
  #samplesLeft = 0;
  #lookedAt = 0;
  #windowSince = 0;
  #lateMs = 0;
  #looks = 0;
  #currentMs = 0;
  /** The means of the last windows, the newest last. */
  #windows: number[] = [];

  constructor(clock: LagClock = realClock) {
    this.#clock = clock;
  }

  /** The mean of the last half second, in milliseconds; 0 while nobody asks for anything. */
  get currentMs(): number {
    return this.#currentMs;
  }

  /** The lag that lasts, in milliseconds: the least of any window of the last three seconds, so that no pause alone counts. */
  get lastingMs(): number {
    return this.#windows.length < lastingWindows ? 0 : Math.min(...this.#windows);
  }

  /** Tells of a request. */
  notice(): void {
    this.#samplesLeft = samplesAfterLast;
    if (this.#stop) return;
    this.#lookedAt = this.#clock.now();
    this.#windowSince = this.#lookedAt;
    this.#stop = this.#clock.every(sampleMs, () => this.#look());
  }

  /** Hands over what was measured since the last time, in nanoseconds, and begins anew. */
  readAndReset(read: (samples: Histogram) => void): void {
    read(this.#samples);
    this.#samples.reset();
  }

  /** Ends measuring; a request begins it again. */
  stop(): void {
    this.#stop?.();
    this.#stop = null;
    this.#currentMs = 0;
    this.#windows = [];
    this.#forgetWindow();
  }

  #look(): void {
    const now = this.#clock.now();
    const lateMs = Math.max(0, now - this.#lookedAt - sampleMs);
    this.#lookedAt = now;
    this.#samples.record(Math.max(1, Math.round(lateMs * nanoseconds)));
    this.#lateMs += lateMs;
    this.#looks += 1;
    if (now - this.#windowSince >= windowMs) {
      this.#currentMs = this.#lateMs / this.#looks;
      this.#windows = [...this.#windows.slice(1 - lastingWindows), this.#currentMs];
      this.#windowSince = now;
      this.#forgetWindow();
    }
    this.#samplesLeft -= 1;
    if (this.#samplesLeft <= 0) this.stop();
  }

  #forgetWindow(): void {
    this.#lateMs = 0;
    this.#looks = 0;
  }
}
