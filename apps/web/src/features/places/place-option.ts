import type { PlaceSuggestion } from '@mitoyen/contract/features/places/places.schemas.ts';
import type { Suggestion } from '../../ui/combobox.tsx';
import { placeTexts as texts } from './places.texts.ts';

export interface PlaceOption extends Suggestion {
  readonly place: PlaceSuggestion;
}

const isArea = ({ kind }: PlaceSuggestion) => kind === 'departement' || kind === 'region';

/** A place as it is said where others of its name may be meant: 'Lyon, Rhône, commune'. */
export function placeSpoken(place: PlaceSuggestion): string {
  const where = isArea(place) ? [] : place.detail.split(' (', 1);
  return [place.name, ...where, texts.kinds[place.kind]].join(', ');
}

/** A place as it stands in a list, and as it is said. */
export function placeOption(place: PlaceSuggestion): PlaceOption {
  const isNameEnough = isArea(place) || place.kind === 'commune';
  return {
    place,
    key: place.code,
    label: place.name,
    detail: isNameEnough ? place.detail : `${place.detail}, ${texts.kinds[place.kind]}`,
    spoken: placeSpoken(place),
  };
}
