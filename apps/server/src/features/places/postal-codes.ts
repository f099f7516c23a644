import { firstFrom, type Gazetteer, type PlaceId } from './gazetteer.ts';
import { type PlaceRow, splitField } from './place-file.ts';

/** Postal codes as numbers, with the places that have them. A former commune has those of the commune it is in. */
export class PostalCodes {
  /** A pair in one number, `code * 65536 + place`, in order. */
  readonly #pairs: Float64Array;

  constructor({ kinds, parents }: Gazetteer, rows: readonly PlaceRow[]) {
    const pairs: number[] = [];
    for (const [id, row] of rows.entries()) {
      const holder = kinds[id] === 'former_commune' ? rows[parents[id] ?? id] : row;
      for (const code of splitField(holder?.postalCodes ?? '', ' ')) pairs.push(Number(code) * 0x10000 + id);
    }
    this.#pairs = new Float64Array(pairs).sort();
  }

  /** The places of the codes that begin with these one to five digits; one that has several comes as often. */
  placesOf(digits: string): PlaceId[] {
    const step = 10 ** (5 - digits.length);
    const first = Number(digits) * step;
    const from = (code: number) => firstFrom(this.#pairs, code * 0x10000);
    return Array.from(this.#pairs.subarray(from(first), from(first + step)), (pair) => pair % 0x10000);
  }
}
