import { placeWords, withoutArticle } from '@mitoyen/contract/features/places/place-words.rules.ts';
import { type Gazetteer, nowhere, type PlaceId, readGazetteer } from './gazetteer.ts';
import { PlaceNames } from './place-names.ts';
import { PostalCodes } from './postal-codes.ts';

/** Everything that is known of places, in memory. */
export interface Atlas {
  readonly gazetteer: Gazetteer;
  readonly names: PlaceNames;
  readonly postalCodes: PostalCodes;
  /** Regions and départements, with their names as words. */
  readonly areas: ReadonlyMap<PlaceId, string>;
  /** Whether a place lies in this area, or is it. */
  isIn(place: PlaceId, area: PlaceId): boolean;
}

function createAtlas(gazetteer: Gazetteer): Atlas {
  return {
    gazetteer,
    names: new PlaceNames(gazetteer),
    postalCodes: new PostalCodes(gazetteer),
    areas: namesOfAreas(gazetteer),
    isIn: (place, area) =>
      place !== nowhere &&
      (place === area || gazetteer.departements[place] === area || gazetteer.regions[place] === area),
  };
}

function namesOfAreas(gazetteer: Gazetteer): Map<PlaceId, string> {
  const areas = [...gazetteer.kinds.keys()].filter((id) => gazetteer.isArea(id) && gazetteer.isNamed(id));
  return new Map(
    areas.map((id) => [id, withoutArticle(placeWords(gazetteer.textsOf(id).name)).join(' ')] as const),
  );
}

let kept: Atlas | undefined;

/** Reads the file of places when it is first asked for: nothing in it changes while the server runs. */
export function atlas(): Atlas {
  kept ??= createAtlas(readGazetteer());
  return kept;
}
