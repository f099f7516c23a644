import { placeWords } from '@mitoyen/contract/features/places/place-words.rules.ts';
import type { Gazetteer, PlaceId } from './gazetteer.ts';

/** A range of words or numbers that follow each other: from `low`, before `high`. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/**
 * The names of all places as words, and the words with the names they are in. A name is a number, as is a word: words in
 * their alphabetical order, so that those that begin alike are one range; names in the order in which they are offered.
 */
export class PlaceNames {
  readonly count: number;
  readonly places: Uint16Array;
  readonly #words: readonly string[];
  /** Name `n` has the words `#spelt[#nameStarts[n]]` up to `#spelt[#nameStarts[n + 1]]`. */
  readonly #spelt: Uint16Array;
  readonly #nameStarts: Uint32Array;
  /** Word `w` is in the names `#names[#wordStarts[w]]` up to `#names[#wordStarts[w + 1]]`. */
  readonly #names: Uint16Array;
  readonly #wordStarts: Uint32Array;

  constructor(gazetteer: Gazetteer) {
    const spelt: string[][] = [];
    const places: PlaceId[] = [];
    const wordsOf = createSpeller();
    for (let id = 0; id < gazetteer.size; id += 1) {
      if (!gazetteer.isNamed(id)) continue;
      const { name, otherNames } = gazetteer.textsOf(id);
      for (const text of [name, ...otherNames]) {
        spelt.push(wordsOf(text));
        places.push(id);
      }
    }
    this.count = spelt.length;
    this.places = Uint16Array.from(places);
    this.#words = [...new Set(spelt.flat())].sort();
    const numbers = new Map(this.#words.map((word, number) => [word, number]));
    this.#spelt = Uint16Array.from(spelt.flat(), (word) => numbers.get(word) ?? 0);
    this.#nameStarts = startsOf(spelt.map((words) => words.length));
    const uses = new Uint32Array(this.#words.length);
    for (const word of this.#spelt) uses[word] = (uses[word] ?? 0) + 1;
    this.#wordStarts = startsOf(uses);
    this.#names = new Uint16Array(this.#spelt.length);
    const next = this.#wordStarts.slice();
    for (let name = 0; name < this.count; name += 1) {
      for (const word of this.wordsOf(name)) {
        const at = next[word] ?? 0;
        this.#names[at] = name;
        next[word] = at + 1;
      }
    }
  }

  wordsOf(name: number): Uint16Array {
    return this.#spelt.subarray(this.#nameStarts[name], this.#nameStarts[name + 1]);
  }

  /** The one word that is spelt so; an empty range when no name has it. */
  wordRange(word: string): Range {
    const low = this.#firstFrom(word);
    return { low, high: this.#words[low] === word ? low + 1 : low };
  }

  /** The words that begin so. */
  prefixRange(prefix: string): Range {
    return { low: this.#firstFrom(prefix), high: this.#firstFrom(`${prefix}\uffff`) };
  }

  /** The words that hold these letters anywhere. */
  wordsWith(letters: string): number[] {
    return this.#words.flatMap((word, number) => (word.includes(letters) ? [number] : []));
  }

  /** The names that have one of these words; one that has several comes as often. */
  namesWith({ low, high }: Range): Uint16Array {
    return this.#names.subarray(this.#wordStarts[low], this.#wordStarts[high]);
  }

  #firstFrom(word: string): number {
    let [low, high] = [0, this.#words.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#words[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Where each part begins when parts of these lengths lie one after the other, and where the last ends. */
function startsOf(lengths: ArrayLike<number>): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  for (let index = 0; index < lengths.length; index += 1)
    starts[index + 1] = (starts[index] ?? 0) + (lengths[index] ?? 0);
  return starts;
}

const between = /[ \-’()]+/;

/** `placeWords` of many names, which are made of the same pieces: each piece is folded once. */
function createSpeller(): (name: string) => string[] {
  const known = new Map<string, string[]>();
  return (name) =>
    name.split(between).flatMap((piece) => {
      const words = known.get(piece) ?? placeWords(piece);
      known.set(piece, words);
      return words;
    });
}
