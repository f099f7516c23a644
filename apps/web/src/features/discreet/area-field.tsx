import { useQuery } from '@tanstack/react-query';
import { TokenField } from '../../ui/token-field.tsx';
import { areaOf, placeQuery, usePlaceOptions } from '../places/index.ts';
import { discreetTexts as texts } from './discreet.texts.ts';

/** A département or a region; a commune that is chosen stands for its département. */
export function AreaField({
  id,
  place,
  onChange,
}: {
  id: string;
  place: string;
  onChange: (code: string) => void;
}) {
  const { suggest, options, status } = usePlaceOptions();
  const { data } = useQuery({ ...placeQuery(place), enabled: place !== '' });
  return (
    <TokenField
      id={id}
      name="place"
      label={texts.place}
      hint={texts.placeHint}
      tokens={place === '' ? [] : [{ key: place, label: data?.name ?? place }]}
      suggest={() => options}
      onText={suggest}
      onAdd={(code) => onChange(areaOf(code))}
      onRemove={() => onChange('')}
      full={place === '' ? null : texts.anotherPlace}
      none={status}
    />
  );
}
