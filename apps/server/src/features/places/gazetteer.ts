import type { PlaceKind } from '@mitoyen/contract/features/places/places.rules.ts';
import { placeCodePattern } from '@mitoyen/contract/features/places/places.rules.ts';
import { type PlaceRow, readRow, splitField } from './place-file.ts';

/** A place is its number in the file, which lists first what is offered first. */
export type PlaceId = number;
export const nowhere: PlaceId = 0xffff;

/** What the file says of a place in words. */
export interface PlaceTexts {
  readonly code: string;
  readonly name: string;
  readonly postalCodes: string[];
}

const withArrondissements: ReadonlySet<string> = new Set(['c75056', 'c69123', 'c13055']);
const radiansOfThousandths = Math.PI / 180_000;
/** Sources of points that are those of other places. */
const estimates: ReadonlySet<string> = new Set(['p', 'e', 'd', 'c']);

function kindOf({ code, parent }: PlaceRow): PlaceKind {
  if (code.startsWith('r')) return 'region';
  if (code.startsWith('d')) return 'departement';
  if (parent.startsWith('d')) return 'commune';
  return withArrondissements.has(parent) ? 'arrondissement' : 'former_commune';
}

/**
 * All places of France, some 37,000. Numbers lie in typed arrays by `PlaceId`, and texts stay the bytes of the file until
 * they are asked for: objects would take ten times the memory.
 */
export class Gazetteer {
  readonly size: number;
  readonly kinds: readonly PlaceKind[];
  /** What each place lies in: a commune's département, an arrondissement's commune; `nowhere` for the outermost. */
  readonly parents: Uint16Array;
  /** The commune of a former commune or an arrondissement; `nowhere` for every other place. */
  readonly communesAround: Uint16Array;
  readonly departements: Uint16Array;
  readonly regions: Uint16Array;
  /** In radians; NaN for départements and regions. */
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
  readonly #isEstimated: Uint8Array;
  readonly #bytes: Buffer;
  readonly #starts: Uint32Array;
  readonly #ids: CodeIndex;
  /** Those that were asked for: lists of communes hold the same text, not one each. */
  readonly #codes: (string | undefined)[];

  constructor(bytes: Buffer, rows: readonly PlaceRow[]) {
    this.#bytes = bytes;
    this.#starts = lineStarts(bytes, rows.length);
    this.size = rows.length;
    this.#codes = Array.from({ length: rows.length });
    this.kinds = rows.map(kindOf);
    this.#ids = new CodeIndex(rows.map(({ code }) => code));
    this.latitudes = new Float64Array(rows.map(({ lat }) => toRadians(lat)));
    this.longitudes = new Float64Array(rows.map(({ lon }) => toRadians(lon)));
    this.#isEstimated = new Uint8Array(rows.map(({ source }) => Number(estimates.has(source))));
    this.parents = new Uint16Array(rows.map(({ parent }) => (parent ? this.idOf(parent) : nowhere)));
    this.communesAround = this.parents.map((parent) => (this.kinds[parent] === 'commune' ? parent : nowhere));
    this.departements = new Uint16Array(this.size);
    this.regions = new Uint16Array(this.size);
    for (let id = 0; id < this.size; id += 1) {
      this.departements[id] = this.#outwards(id, 'departement');
      this.regions[id] = this.#outwards(id, 'region');
    }
  }

  /** The place of a code; `nowhere` when there is none. */
  idOf(code: string): PlaceId {
    return placeCodePattern.test(code) ? this.#ids.find(code) : nowhere;
  }

  codeOf(id: PlaceId): string {
    const known = this.#codes[id];
    if (known !== undefined) return known;
    const start = this.#starts[id] ?? 0;
    const code = this.#bytes.toString('latin1', start, this.#bytes.indexOf(9, start));
    this.#codes[id] = code;
    return code;
  }

  textsOf(id: PlaceId): PlaceTexts {
    const line = this.#bytes.toString('utf8', this.#starts[id], (this.#starts[id + 1] ?? 1) - 1);
    const { code, name, postalCodes } = readRow(line);
    return { code, name, postalCodes: splitField(postalCodes, ' ') };
  }

  kindOf(id: PlaceId): PlaceKind {
    return this.kinds[id] ?? 'commune';
  }

  parentOf(id: PlaceId): PlaceId {
    return this.parents[id] ?? nowhere;
  }

  /** What lies in a place, without what lies in that. */
  within(id: PlaceId): PlaceId[] {
    const found: PlaceId[] = [];
    for (let at = this.parents.indexOf(id); at >= 0; at = this.parents.indexOf(id, at + 1)) found.push(at);
    return found;
  }

  /** Whether a place lies in this area, or is it. */
  isIn(place: PlaceId, area: PlaceId): boolean {
    return place === area || this.departements[place] === area || this.regions[place] === area;
  }

  /** Whether it is a département or a region, which have no point. */
  isArea(id: PlaceId): boolean {
    return Number.isNaN(this.latitudes[id]);
  }

  /** Whether a place's point is that of its neighbours, some kilometres off. */
  isEstimated(id: PlaceId): boolean {
    return this.#isEstimated[id] === 1;
  }

  #outwards(id: PlaceId, kind: PlaceKind): PlaceId {
    for (let place = id; place !== nowhere; place = this.parentOf(place)) {
      if (this.kinds[place] === kind) return place;
    }
    return nowhere;
  }
}

const toRadians = (thousandths: string) =>
  thousandths === '' ? Number.NaN : Number(thousandths) * radiansOfThousandths;

/** Where each line begins, and where the last ends. */
function lineStarts(bytes: Buffer, lines: number): Uint32Array {
  const starts = new Uint32Array(lines + 1);
  for (let line = 1; line <= lines; line += 1) starts[line] = bytes.indexOf(10, starts[line - 1]) + 1;
  return starts;
}

/** Finds places by their codes, which are numbers in base 36 that lie in order. */
class CodeIndex {
  readonly #keys: Uint32Array;
  readonly #ids: Uint16Array;

  constructor(codes: readonly string[]) {
    // the code and the place in one number, so that sorting sorts both
    const pairs = new Float64Array(codes.map((code, id) => Number.parseInt(code, 36) * 0x10000 + id)).sort();
    this.#keys = new Uint32Array(pairs.map((pair) => Math.floor(pair / 0x10000)));
    this.#ids = new Uint16Array(pairs.map((pair) => pair % 0x10000));
  }

  find(code: string): PlaceId {
    const key = Number.parseInt(code, 36);
    const at = firstFrom(this.#keys, key);
    return this.#keys[at] === key ? (this.#ids[at] ?? nowhere) : nowhere;
  }
}

/** Where in an ordered list the first value stands that is not smaller. */
export function firstFrom<Value extends number | string>(ordered: ArrayLike<Value>, value: Value): number {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ordered[middle] as Value) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
