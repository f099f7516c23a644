import { WaitingLine } from '../queue/waiting-line.ts';

/** A request that wants to be let in. */
export class Visit {
  readonly begin: () => void;
  readonly refuse: () => void;
  isIn = false;
  /** Has it wait no more; null while it does not. */
  stopWaiting: (() => void) | null = null;

  constructor(given: { readonly begin: () => void; readonly refuse: () => void }) {
    this.begin = given.begin;
    this.refuse = given.refuse;
  }
}

export interface LineLimits {
  readonly atOnce: number;
  /** One more is refused at once. */
  readonly maxWaiting: number;
  /** Who has waited for so long, in milliseconds, is refused. */
  readonly maxWaitMs: number;
}

/** Of the places, the part that is given while the event loop is late. */
const lateShare = 4;

/** Lets so many in at once; the others wait in the order in which they came. */
export class AdmissionLine {
  readonly #limits: LineLimits;
  readonly #isLate: () => boolean;
  readonly #waiting = new WaitingLine<Visit>();
  #inside = 0;
  #isAboutToAdmit = false;

  /** `isLate`: whether those who are in take too long, so that fewer are let in. */
  constructor(limits: LineLimits, isLate: () => boolean) {
    this.#limits = limits;
    this.#isLate = isLate;
  }

  /** Lets a visit in, now or when it is its turn, or refuses it. */
  enter(visit: Visit): void {
    if (this.#hasPlace() && this.#waiting.size === 0) this.#letIn(visit);
    else if (this.#waiting.size >= this.#limits.maxWaiting) visit.refuse();
    else this.#wait(visit);
  }

  /** Gives a visit's place to the next; also one that still waits, and one that left already. */
  leave(visit: Visit): void {
    visit.stopWaiting?.();
    if (!visit.isIn) return;
    visit.isIn = false;
    this.#inside -= 1;
    if (this.#waiting.size === 0 || this.#isAboutToAdmit) return;
    this.#isAboutToAdmit = true;
    // after the loop looked at its connections, so that those who ask whether the process lives come in between
    setImmediate(() => this.#admit());
  }

  #wait(visit: Visit): void {
    const waiter = this.#waiting.add(visit);
    const timer = setTimeout(() => {
      visit.stopWaiting?.();
      visit.refuse();
    }, this.#limits.maxWaitMs);
    visit.stopWaiting = () => {
      visit.stopWaiting = null;
      clearTimeout(timer);
      this.#waiting.remove(waiter);
    };
  }

  #letIn(visit: Visit): void {
    visit.stopWaiting?.();
    visit.isIn = true;
    this.#inside += 1;
    visit.begin();
  }

  #hasPlace(): boolean {
    const { atOnce } = this.#limits;
    return this.#inside < (this.#isLate() ? Math.ceil(atOnce / lateShare) : atOnce);
  }

  #admit(): void {
    this.#isAboutToAdmit = false;
    while (this.#hasPlace()) {
      const visit = this.#waiting.shift();
      if (!visit) return;
      this.#letIn(visit);
    }
  }
}
