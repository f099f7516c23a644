import type { PlaceId } from './gazetteer.ts';

/** How well a place fits a query; the better the smaller. Places that fit alike come in the order of the file. */
export const fit = {
  /** Its name is what was typed. */
  exact: 0,
  /** The words typed begin its name, or follow each other in it. */
  phrase: 1,
  /** The same where a postal code was typed as well, but not at the name's beginning. */
  inside: 2,
  /** All words typed are in its name, somewhere. */
  scattered: 3,
  /** What was typed is inside its words, or it only lies where the postal code is. */
  remote: 4,
} as const;
export type Fit = (typeof fit)[keyof typeof fit];

const scoreOf = (place: PlaceId, how: Fit) => how * 0x10000 + place;

/** Keeps the places that fit best of all that are offered, each once. */
export class BestPlaces {
  readonly #limit: number;
  readonly #scores: number[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  get isFull(): boolean {
    return this.#scores.length >= this.#limit;
  }

  /** The score from which on a place would not be kept. */
  get #bound(): number {
    return this.isFull ? (this.#scores.at(-1) ?? 0) : Number.POSITIVE_INFINITY;
  }

  /** Whether offering a place changes anything, as far as its score tells. */
  wouldKeep(place: PlaceId, how: Fit): boolean {
    return scoreOf(place, how) < this.#bound;
  }

  offer(place: PlaceId, how: Fit): void {
    if (!this.wouldKeep(place, how)) return;
    const score = scoreOf(place, how);
    const scores = this.#scores;
    const known = scores.findIndex((other) => other % 0x10000 === place);
    if (known >= 0) {
      if ((scores[known] ?? 0) <= score) return;
      scores.splice(known, 1);
    }
    const at = scores.findIndex((other) => other > score);
    scores.splice(at < 0 ? scores.length : at, 0, score);
    if (scores.length > this.#limit) scores.pop();
  }

  /** Best first. */
  get places(): PlaceId[] {
    return this.#scores.map((score) => score % 0x10000);
  }
}
