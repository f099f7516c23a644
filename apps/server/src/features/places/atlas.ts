import { placeWords, withoutArticle } from '@mitoyen/contract/features/places/place-words.rules.ts';
import { Gazetteer, type PlaceId } from './gazetteer.ts';
import { type PlaceRow, readPlaceFile, readRow, splitField } from './place-file.ts';
import { PlaceNames } from './place-names.ts';
import { PostalCodes } from './postal-codes.ts';

/** A name as what it is looked up by, without its article. */
export const nameKey = (words: readonly string[]) => withoutArticle(words).join(' ');

/** Everything that is known of places, in memory. */
export interface Atlas {
  readonly gazetteer: Gazetteer;
  readonly names: PlaceNames;
  readonly postalCodes: PostalCodes;
  /** Départements and regions by the keys of their names, short forms too. */
  readonly areas: ReadonlyMap<string, readonly PlaceId[]>;
  /** How many live in each place; 0 where that is not known. */
  readonly populations: Uint32Array;
}

/** An area around one place of its name is found as that place alone: the region La Réunion, the département Paris. */
function isAroundItsName(gazetteer: Gazetteer, id: PlaceId, rows: readonly PlaceRow[]): boolean {
  const [inside, ...others] = gazetteer.within(id);
  return inside !== undefined && others.length === 0 && rows[inside]?.name === rows[id]?.name;
}

function areasByName(rows: readonly PlaceRow[], areas: readonly PlaceId[]): Map<string, PlaceId[]> {
  const found = new Map<string, PlaceId[]>();
  for (const id of areas) {
    const { name = '', otherNames = '' } = rows[id] ?? {};
    for (const text of [name, ...splitField(otherNames, '|')]) {
      const key = nameKey(placeWords(text));
      found.set(key, [...(found.get(key) ?? []), id]);
    }
  }
  return found;
}

function createAtlas(bytes: Buffer): Atlas {
  const rows = bytes.toString('utf8').trimEnd().split('\n').map(readRow);
  const gazetteer = new Gazetteer(bytes, rows);
  const areas = [...rows.keys()].filter((id) => gazetteer.isArea(id));
  const unnamed = new Set(areas.filter((id) => isAroundItsName(gazetteer, id, rows)));
  return {
    gazetteer,
    names: new PlaceNames(rows, (id) => !unnamed.has(id)),
    postalCodes: new PostalCodes(gazetteer, rows),
    populations: Uint32Array.from(rows, ({ population }) => Number(population)),
    areas: areasByName(
      rows,
      areas.filter((id) => !unnamed.has(id)),
    ),
  };
}

let kept: Atlas | undefined;

/** Reads the file of places when it is first asked for: nothing in it changes while the server runs. */
export function atlas(): Atlas {
  kept ??= createAtlas(readPlaceFile());
  return kept;
}
