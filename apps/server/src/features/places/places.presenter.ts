import type { PlaceKind } from '@mitoyen/contract/features/places/places.rules.ts';
import type { PlaceSuggestion } from '@mitoyen/contract/features/places/places.schemas.ts';
import type { Gazetteer, PlaceId } from './gazetteer.ts';
import { nowhere } from './gazetteer.ts';
import { placeTexts } from './places.texts.ts';

export interface PlaceName {
  readonly code: string;
  readonly kind: PlaceKind;
  /** A former commune's names the one of today too: 'Annecy-le-Vieux (Annecy)'. */
  readonly name: string;
}

export function presentName(gazetteer: Gazetteer, id: PlaceId): PlaceName {
  const { code, name } = gazetteer.textsOf(id);
  const kind = gazetteer.kindOf(id);
  const commune = kind === 'former_commune' ? gazetteer.textsOf(gazetteer.parentOf(id)).name : null;
  return { code, kind, name: commune === null ? name : `${name} (${commune})` };
}

/** What a place lies in, from the nearest to the widest. */
export function parentsOf(gazetteer: Gazetteer, id: PlaceId): PlaceId[] {
  const parent = gazetteer.parentOf(id);
  return parent === nowhere ? [] : [parent, ...parentsOf(gazetteer, parent)];
}

export function presentSuggestion(gazetteer: Gazetteer, id: PlaceId): PlaceSuggestion {
  return {
    ...presentName(gazetteer, id),
    detail: detailOf(gazetteer, id),
    postalCodes: [...gazetteer.textsOf(id).postalCodes],
  };
}

/** Which of several places of one name it is: 'Rhône (69)'. */
function detailOf(gazetteer: Gazetteer, id: PlaceId): string {
  const kind = gazetteer.kindOf(id);
  if (kind === 'region') return placeTexts.region;
  const { code, name } = gazetteer.textsOf(gazetteer.departements[id] ?? nowhere);
  return kind === 'departement' ? placeTexts.departement(code.slice(1)) : `${name} (${code.slice(1)})`;
}
