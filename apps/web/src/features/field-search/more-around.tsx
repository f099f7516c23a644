import { searchRadii } from '@mitoyen/contract/features/facets/facets.rules.ts';
import type { ListTotal } from '@mitoyen/contract/features/facets/list-totals.schemas.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { LinkButton } from '../../ui/button.tsx';
import { formatNumber } from '../../ui/format.ts';
import { namedPlacesQuery, placeQuery } from '../places/index.ts';
import type { SearchedFilters } from './apply-finds.ts';
import { type AskedQuery, optionsOf } from './asked-query.ts';
import { choosePlace, isArea, usualRadiusKm } from './field.filters.ts';
import { fieldTexts as texts } from './field.texts.ts';
import { isAskable } from './place-choices.tsx';

/** What searching around a town changes. */
type Around = ReturnType<typeof choosePlace> & { readonly location: '' };

interface MoreAroundProps {
  readonly filters: SearchedFilters;
  /** How many these find. */
  readonly total: number;
  readonly totalsQuery: (around: Around, without: readonly string[]) => AskedQuery<readonly ListTotal[]>;
  readonly hrefOf: (around: Around) => string;
}

/** The town that is searched in: the one chosen, or the only one that the text names. */
function useTown({ place, location }: SearchedFilters) {
  const known = useQuery({ ...placeQuery(place), enabled: place !== '' });
  const isText = place === '' && isAskable(location);
  const named = useQuery({ ...namedPlacesQuery(location), enabled: isText });
  if (!isText) return known.data ?? null;
  const [only, ...others] = named.data ?? [];
  return only && others.length === 0 && !isArea(only.code) ? only : null;
}

/** Where few are found in a town: around which distance there are more, how many, and one press that finds them. */
export default function MoreAround({ filters, total, totalsQuery, hrefOf }: MoreAroundProps) {
  const town = useTown(filters);
  const now = filters.place === '' ? 0 : (filters.radius ?? 0);
  const radii = searchRadii.filter((km) => town !== null && km >= usualRadiusKm && km > now);
  const wider = radii.map(
    (radius): Around => ({ ...choosePlace(town?.code ?? '', { radius }), location: '' }),
  );
  const totals = useQueries({
    // without an order, which makes no other number
    queries: wider.map((around) => ({ ...optionsOf(totalsQuery(around, ['order'])), retry: false })),
  });
  const counted = totals.map(({ data }) => data?.[0]);
  const index = counted.findIndex((answer) => answer !== undefined && answer.total > total);
  const [found, around] = [counted[index], wider[index]];
  // the number of a shorter distance may still be on its way
  const isNearest = counted.slice(0, index).every((answer) => answer !== undefined);
  if (!town || !found || !around?.radius || !isNearest) return null;
  const count = formatNumber(found.total);
  return (
    <LinkButton size="small" to={hrefOf(around)} preventScrollReset>
      {texts.around(town.name, around.radius, found.isTotalExact ? count : texts.moreThan(count))}
    </LinkButton>
  );
}
