import { readFileSync } from 'node:fs';
import type { PlaceKind } from '@mitoyen/contract/features/places/places.rules.ts';
import { placeCodePattern } from '@mitoyen/contract/features/places/places.rules.ts';
import { serverPaths } from '../../start/server-paths.ts';

/** A place is its number in the file, which lists first what is offered first. */
export type PlaceId = number;
export const nowhere: PlaceId = 0xffff;

/** What a line of the file says in words. */
export interface PlaceTexts {
  readonly code: string;
  readonly name: string;
  readonly postalCodes: readonly string[];
  /** Former names, names that people use, and short forms. */
  readonly otherNames: readonly string[];
}

const withArrondissements: ReadonlySet<string> = new Set(['c75056', 'c69123', 'c13055']);
const radiansOfThousandths = Math.PI / 180_000;
/** Sources of points that are those of other places. */
const estimates = 'pedc';

function kindOf(code: string, parentCode: string): PlaceKind {
  if (code.startsWith('r')) return 'region';
  if (code.startsWith('d')) return 'departement';
  if (parentCode.startsWith('d')) return 'commune';
  return withArrondissements.has(parentCode) ? 'arrondissement' : 'former_commune';
}

/** A code as a number that no other code has. */
const keyOf = (code: string) => Number.parseInt(code, 36);

/**
 * All places of France, some 37,000. Numbers lie in typed arrays by `PlaceId`, and texts stay the bytes of the file until
 * they are asked for: objects would take ten times the memory.
 */
export class Gazetteer {
  readonly size: number;
  readonly kinds: PlaceKind[] = [];
  /** What each place lies in: a commune's département, an arrondissement's commune; `nowhere` for the outermost. */
  readonly parents: Uint16Array;
  readonly departements: Uint16Array;
  readonly regions: Uint16Array;
  /** In radians; NaN for départements and regions. */
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
  readonly #isEstimated: Uint8Array;
  readonly #bytes: Buffer;
  readonly #starts: Uint32Array;
  readonly #keys: Uint32Array;
  readonly #idsByKey: Uint16Array;

  constructor(bytes: Buffer) {
    const starts = lineStarts(bytes);
    this.#bytes = bytes;
    this.#starts = starts;
    this.size = starts.length - 1;
    this.parents = new Uint16Array(this.size).fill(nowhere);
    this.departements = new Uint16Array(this.size).fill(nowhere);
    this.regions = new Uint16Array(this.size).fill(nowhere);
    this.latitudes = new Float64Array(this.size);
    this.longitudes = new Float64Array(this.size);
    this.#isEstimated = new Uint8Array(this.size);
    const keys = new Float64Array(this.size);
    const parentCodes: string[] = [];
    for (let id = 0; id < this.size; id += 1) {
      const [code = '', , parent = '', , lat, lon, source = ''] = this.#line(id);
      // the number and the place in one, so that sorting sorts both
      keys[id] = keyOf(code) * 0x10000 + id;
      parentCodes.push(parent);
      this.kinds.push(kindOf(code, parent));
      this.latitudes[id] = lat ? Number(lat) * radiansOfThousandths : Number.NaN;
      this.longitudes[id] = lon ? Number(lon) * radiansOfThousandths : Number.NaN;
      this.#isEstimated[id] = source !== '' && estimates.includes(source) ? 1 : 0;
    }
    keys.sort();
    this.#keys = Uint32Array.from(keys, (key) => Math.floor(key / 0x10000));
    this.#idsByKey = Uint16Array.from(keys, (key) => key % 0x10000);
    for (const [id, code] of parentCodes.entries()) this.parents[id] = code ? this.idOf(code) : nowhere;
    for (let id = 0; id < this.size; id += 1) {
      this.departements[id] = this.#outwards(id, 'departement');
      this.regions[id] = this.#outwards(id, 'region');
    }
  }

  /** The place of a code; `nowhere` when there is none. */
  idOf(code: string): PlaceId {
    if (!placeCodePattern.test(code)) return nowhere;
    const key = keyOf(code);
    let [low, high] = [0, this.size];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#keys[middle] ?? 0) < key) low = middle + 1;
      else high = middle;
    }
    return this.#keys[low] === key ? (this.#idsByKey[low] ?? nowhere) : nowhere;
  }

  codeOf(id: PlaceId): string {
    const start = this.#starts[id] ?? 0;
    return this.#bytes.toString('latin1', start, this.#bytes.indexOf(9, start));
  }

  textsOf(id: PlaceId): PlaceTexts {
    const [code = '', name = '', , , , , , postalCodes, otherNames] = this.#line(id);
    return {
      code,
      name,
      postalCodes: postalCodes ? postalCodes.split(' ') : [],
      otherNames: otherNames ? otherNames.split('|') : [],
    };
  }

  /** A region that is one département of its name is found as that one alone. */
  isNamed(id: PlaceId): boolean {
    if (this.kinds[id] !== 'region') return true;
    const { name } = this.textsOf(id);
    return !this.within(id).some((other) => this.textsOf(other).name === name);
  }

  /** What lies in a place, without what lies in that. */
  within(id: PlaceId): PlaceId[] {
    const found: PlaceId[] = [];
    for (let at = this.parents.indexOf(id); at >= 0; at = this.parents.indexOf(id, at + 1)) found.push(at);
    return found;
  }

  kindOf(id: PlaceId): PlaceKind {
    return this.kinds[id] ?? 'commune';
  }

  /** Whether it is a département or a region, which have no point. */
  isArea(id: PlaceId): boolean {
    return Number.isNaN(this.latitudes[id]);
  }

  parentOf(id: PlaceId): PlaceId {
    return this.parents[id] ?? nowhere;
  }

  /** Whether a place's point is that of its neighbours, some kilometres off. */
  isEstimated(id: PlaceId): boolean {
    return this.#isEstimated[id] === 1;
  }

  #line(id: PlaceId): string[] {
    return this.#bytes.toString('utf8', this.#starts[id], (this.#starts[id + 1] ?? 1) - 1).split('\t');
  }

  #outwards(id: PlaceId, kind: PlaceKind): PlaceId {
    for (let place = id; place !== nowhere; place = this.parentOf(place)) {
      if (this.kinds[place] === kind) return place;
    }
    return nowhere;
  }
}

/** Where each line begins after the first, which is a comment, and where the last ends. */
function lineStarts(bytes: Buffer): Uint32Array {
  const starts: number[] = [];
  for (let at = bytes.indexOf(10) + 1; at > 0; at = bytes.indexOf(10, at) + 1) starts.push(at);
  return Uint32Array.from(starts);
}

export function readGazetteer(): Gazetteer {
  return new Gazetteer(readFileSync(serverPaths.places));
}
