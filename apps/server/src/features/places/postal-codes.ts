import { type Gazetteer, nowhere, type PlaceId } from './gazetteer.ts';
import type { Range } from './place-names.ts';

/** Postal codes as numbers, with the places that have them. A former commune has those of the commune it is in. */
export class PostalCodes {
  /** A pair in one number, `code * 65536 + place`, in order. */
  readonly #pairs: Float64Array;

  constructor(gazetteer: Gazetteer) {
    const codesOf = (id: PlaceId): readonly string[] => {
      if (id === nowhere) return [];
      const { postalCodes } = gazetteer.textsOf(id);
      return postalCodes.length > 0 || gazetteer.kindOf(id) !== 'former_commune'
        ? postalCodes
        : codesOf(gazetteer.parentOf(id));
    };
    const pairs: number[] = [];
    for (let id = 0; id < gazetteer.size; id += 1)
      for (const code of codesOf(id)) pairs.push(Number(code) * 0x10000 + id);
    this.#pairs = Float64Array.from(pairs).sort();
  }

  /** The places of the codes that begin with these digits; one that has several comes as often. */
  placesOf(digits: string): PlaceId[] {
    const { low, high } = codesFrom(digits);
    return Array.from(
      this.#pairs.subarray(this.#firstFrom(low * 0x10000), this.#firstFrom(high * 0x10000)),
      (pair) => pair % 0x10000,
    );
  }

  #firstFrom(pair: number): number {
    let [low, high] = [0, this.#pairs.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#pairs[middle] ?? 0) < pair) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The codes that begin with one to five digits. */
function codesFrom(digits: string): Range {
  const step = 10 ** (5 - digits.length);
  const low = Number(digits) * step;
  return { low, high: low + step };
}
