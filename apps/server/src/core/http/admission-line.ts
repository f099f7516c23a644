/** A request that wants to be let in. */
export interface Visit {
  readonly begin: () => void;
  readonly refuse: () => void;
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
  readonly #underWay = new Set<Visit>();
  /** With the timer that ends the wait of each. */
  readonly #waiting = new Map<Visit, NodeJS.Timeout>();
  #isAboutToAdmit = false;

  /** `isLate`: whether those who are in take too long, so that fewer are let in. */
  constructor(limits: LineLimits, isLate: () => boolean) {
    this.#limits = limits;
    this.#isLate = isLate;
  }

  /** Lets a visit in, now or when it is its turn, or refuses it. */
  enter(visit: Visit): void {
    const { maxWaiting, maxWaitMs } = this.#limits;
    if (this.#hasPlace() && this.#waiting.size === 0) {
      this.#underWay.add(visit);
      visit.begin();
    } else if (this.#waiting.size >= maxWaiting) {
      visit.refuse();
    } else {
      const giveUp = () => {
        this.#waiting.delete(visit);
        visit.refuse();
      };
      this.#waiting.set(visit, setTimeout(giveUp, maxWaitMs));
    }
  }

  /** Gives a visit's place to the next; also one that still waits, and one that left already. */
  leave(visit: Visit): void {
    clearTimeout(this.#waiting.get(visit));
    this.#waiting.delete(visit);
    if (!this.#underWay.delete(visit) || this.#waiting.size === 0 || this.#isAboutToAdmit) return;
    this.#isAboutToAdmit = true;
    // after the loop looked at its connections, so that those who ask whether the process lives come in between
    setImmediate(() => this.#admit());
  }

  #hasPlace(): boolean {
    const { atOnce } = this.#limits;
    return this.#underWay.size < (this.#isLate() ? Math.ceil(atOnce / lateShare) : atOnce);
  }

  #admit(): void {
    this.#isAboutToAdmit = false;
    for (const [visit, timer] of this.#waiting) {
      if (!this.#hasPlace()) return;
      clearTimeout(timer);
      this.#waiting.delete(visit);
      this.#underWay.add(visit);
      visit.begin();
    }
  }
}
