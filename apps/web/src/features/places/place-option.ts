import type { PlaceSuggestion } from '@mitoyen/contract/features/places/places.contract.ts';
import type { Suggestion } from '../../ui/combobox.tsx';
import { placeTexts as texts } from './places.texts.ts';

export interface PlaceOption extends Suggestion {
  readonly place: PlaceSuggestion;
}

/** A place as it stands in a list, and as it is said: 'Lyon, Rhône, commune'. */
export function placeOption(place: PlaceSuggestion): PlaceOption {
  const kind = texts.kinds[place.kind];
  const isArea = place.kind === 'departement' || place.kind === 'region';
  const told = isArea || place.kind === 'commune' ? place.detail : `${place.detail}, ${kind}`;
  const where = isArea ? [] : place.detail.split(' (', 1);
  return {
    place,
    key: place.code,
    label: place.name,
    detail: told,
    spoken: [place.name, ...where, kind].join(', '),
  };
}
