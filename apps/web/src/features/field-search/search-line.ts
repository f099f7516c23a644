import { type FieldFilters, isArea } from './field.filters.ts';
import { fieldTexts as texts } from './field.texts.ts';

type Searched = Pick<FieldFilters, 'place' | 'radius'> & {
  readonly search: string;
  readonly location: string;
};

/** What is searched for, for one line: 'Dessinateur Revit', 'Lyon', '25 km'. `placeName`: of the place asked for. */
export function searchLine(
  { search, location, place, radius }: Searched,
  placeName: string,
): readonly string[] {
  const where = place === '' ? location : placeName;
  const around = place !== '' && !isArea(place) && radius ? texts.radiusOf(radius) : '';
  return [search, where, around].filter((part) => part !== '');
}
