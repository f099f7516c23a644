import { placeWords } from '@mitoyen/contract/features/places/place-words.rules.ts';
import { firstFrom, type PlaceId } from './gazetteer.ts';
import { type PlaceRow, splitField } from './place-file.ts';

/** A range of numbers that follow each other: from `low`, before `high`. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

type NamedRow = Pick<PlaceRow, 'name' | 'otherNames' | 'population'>;

const townPopulation = 10_000;
const isVillage = ({ population }: NamedRow) => population !== '' && Number(population) < townPopulation;

/**
 * The names of all places as words, and the words with the names they are in. A name is a number, as is a word: words in
 * their alphabetical order, so that those that begin alike are one range; names in the order in which they are offered.
 */
export class PlaceNames {
  /** The place that each name is of. */
  readonly places: Uint16Array;
  /** Whether each is a former name of a village, which comes after those that bear it today. */
  readonly #isMinor: Uint8Array;
  readonly #words: readonly string[];
  /** All words in one text, each with a line end, and where those are: looking through one text takes a tenth of the time. */
  readonly #allWords: string;
  readonly #wordEnds: Uint32Array;
  /** Name `n` has the words `#spelt[#nameStarts[n]]` up to `#spelt[#nameStarts[n + 1]]`. */
  readonly #spelt: Uint16Array;
  readonly #nameStarts: Uint32Array;
  /** Word `w` is in the names `#names[#wordStarts[w]]` up to `#names[#wordStarts[w + 1]]`. */
  readonly #names: Uint16Array;
  readonly #wordStarts: Uint32Array;
  readonly #articles: ReadonlySet<number>;

  /** The names of the places in `rows`, of which those that are not `isNamed` have none. */
  constructor(rows: readonly NamedRow[], isNamed: (place: PlaceId) => boolean) {
    const places: PlaceId[] = [];
    const spelt: number[] = [];
    const starts = [0];
    const isMinor: number[] = [];
    const words = new WordList();
    const add = (place: PlaceId, name: string, minor: boolean) => {
      words.spell(name, spelt);
      places.push(place);
      starts.push(spelt.length);
      isMinor.push(Number(minor));
    };
    for (const [place, row] of rows.entries()) {
      if (!isNamed(place)) continue;
      add(place, row.name, false);
      if (row.otherNames === '') continue;
      for (const name of splitField(row.otherNames, '|')) add(place, name, isVillage(row));
    }
    const { ordered, ranks } = words.inOrder();
    this.#words = ordered;
    this.#allWords = `${ordered.join('\n')}\n`;
    let end = -1;
    this.#wordEnds = new Uint32Array(
      ordered.map((word) => {
        end += word.length + 1;
        return end;
      }),
    );
    this.places = new Uint16Array(places);
    this.#isMinor = new Uint8Array(isMinor);
    this.#nameStarts = new Uint32Array(starts);
    this.#spelt = new Uint16Array(spelt.map((word) => ranks[word] ?? 0));
    this.#wordStarts = this.#countUses();
    this.#names = this.#gatherNames();
    this.#articles = new Set(['l', 'le', 'la', 'les'].map((word) => this.wordRange(word).low));
  }

  /** The one word that is spelt so; an empty range when no name has it. */
  wordRange(word: string): Range {
    const low = firstFrom(this.#words, word);
    return { low, high: this.#words[low] === word ? low + 1 : low };
  }

  /** The words that begin so. */
  prefixRange(prefix: string): Range {
    return { low: firstFrom(this.#words, prefix), high: firstFrom(this.#words, `${prefix}\uffff`) };
  }

  /** The words that hold these letters anywhere. */
  *wordsWith(letters: string): Generator<number> {
    for (let at = this.#allWords.indexOf(letters); at >= 0; at = this.#allWords.indexOf(letters, at + 1)) {
      const word = firstFrom(this.#wordEnds, at);
      yield word;
      at = this.#wordEnds[word] ?? at;
    }
  }

  /** Whether one word of a name holds these letters. */
  hasLetters(name: number, letters: string): boolean {
    const [start, end] = this.#extentOf(name);
    for (let at = start; at < end; at += 1)
      if (this.#words[this.#spelt[at] ?? -1]?.includes(letters)) return true;
    return false;
  }

  /** The names that have one of these words; one that has several comes as often. */
  namesWith({ low, high }: Range): Uint16Array {
    return this.#names.subarray(this.#wordStarts[low], this.#wordStarts[high]);
  }

  /** How many names `namesWith` gives. */
  countWith({ low, high }: Range): number {
    return (this.#wordStarts[high] ?? 0) - (this.#wordStarts[low] ?? 0);
  }

  /** Whether a name is these words and no others, its article left aside. */
  is(name: number, words: readonly Range[]): boolean {
    const [start, end] = this.#extentOf(name);
    const skipped = end - start > 1 && this.#articles.has(this.#spelt[start] ?? -1) ? 1 : 0;
    return end - start - skipped === words.length && this.#matches(start + skipped, words);
  }

  isMinor(name: number): boolean {
    return this.#isMinor[name] === 1;
  }

  /** Whether a name is these words and no others. */
  isWhole(name: number, words: readonly Range[]): boolean {
    const [start, end] = this.#extentOf(name);
    return end - start === words.length && this.#matches(start, words);
  }

  /** How many words of a name come before these, where they follow each other in it; -1 where they do not. */
  placeOfPhrase(name: number, words: readonly Range[]): number {
    const [start, end] = this.#extentOf(name);
    for (let at = start; at + words.length <= end; at += 1) if (this.#matches(at, words)) return at - start;
    return -1;
  }

  /** Whether a name has a word of each range, in any order. */
  hasAll(name: number, words: readonly Range[]): boolean {
    const [start, end] = this.#extentOf(name);
    return words.every((range) => {
      for (let at = start; at < end; at += 1) if (this.#isWithin(at, range)) return true;
      return false;
    });
  }

  #extentOf(name: number): [number, number] {
    return [this.#nameStarts[name] ?? 0, this.#nameStarts[name + 1] ?? 0];
  }

  #isWithin(at: number, { low, high }: Range): boolean {
    const word = this.#spelt[at] ?? -1;
    return word >= low && word < high;
  }

  #matches(at: number, words: readonly Range[]): boolean {
    for (let index = 0; index < words.length; index += 1)
      if (!this.#isWithin(at + index, words[index] as Range)) return false;
    return true;
  }

  #countUses(): Uint32Array {
    const starts = new Uint32Array(this.#words.length + 1);
    for (const word of this.#spelt) starts[word + 1] = (starts[word + 1] ?? 0) + 1;
    for (let word = 0; word < this.#words.length; word += 1)
      starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0);
    return starts;
  }

  #gatherNames(): Uint16Array {
    const names = new Uint16Array(this.#spelt.length);
    const next = this.#wordStarts.slice();
    for (let name = 0; name < this.places.length; name += 1) {
      const [start, end] = this.#extentOf(name);
      for (let at = start; at < end; at += 1) {
        const word = this.#spelt[at] ?? 0;
        names[next[word] ?? 0] = name;
        next[word] = (next[word] ?? 0) + 1;
      }
    }
    return names;
  }
}

const between = /[ \-’()]/;

/** Gives words numbers as they come. Names are made of the same pieces: each piece is folded once. */
class WordList {
  readonly #numbers = new Map<string, number>();
  readonly #pieces = new Map<string, readonly number[]>();

  /** Adds the numbers of a name's words to a list. */
  spell(name: string, spelt: number[]): void {
    for (const piece of name.split(between)) {
      let known = this.#pieces.get(piece);
      if (!known) {
        known = placeWords(piece).map((word) => this.#numberOf(word));
        this.#pieces.set(piece, known);
      }
      for (const number of known) spelt.push(number);
    }
  }

  /** The words in their order, and the place of each number in it. */
  inOrder(): { readonly ordered: readonly string[]; readonly ranks: Uint16Array } {
    const ordered = [...this.#numbers.keys()].sort();
    const ranks = new Uint16Array(ordered.length);
    for (const [rank, word] of ordered.entries()) ranks[this.#numberOf(word)] = rank;
    return { ordered, ranks };
  }

  #numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known === undefined) this.#numbers.set(word, this.#numbers.size);
    return known ?? this.#numbers.size - 1;
  }
}
