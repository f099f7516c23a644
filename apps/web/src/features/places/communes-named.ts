import { placeWords } from '@mitoyen/contract/features/places/place-words.rules.ts';
import type { PlaceSuggestion } from '@mitoyen/contract/features/places/places.schemas.ts';

const key = (text: string) => placeWords(text).join(' ');

/** Of what was suggested for a text, the communes whose whole name it is, in the order in which they were suggested: the largest first. */
export function communesNamed(text: string, suggested: readonly PlaceSuggestion[]): PlaceSuggestion[] {
  const typed = key(text);
  return suggested.filter(({ kind, name }) => kind === 'commune' && typed !== '' && key(name) === typed);
}
