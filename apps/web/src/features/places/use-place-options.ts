import { maxPlaceQueryLength } from '@mitoyen/contract/features/places/places.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebouncedValue } from '../../core/forms/use-debounced-value.ts';
import { type PlaceOption, placeOption } from './place-option.ts';
import { placesQuery } from './places.queries.ts';
import { placeTexts as texts } from './places.texts.ts';

const typingPauseMs = 150;
const shortest = 2;
const shown = 8;

const asQuery = (text: string) => text.trim().slice(0, maxPlaceQueryLength);
const pause = { delayMs: typingPauseMs, normalise: asQuery };

/** The suggestions for what is being typed. A request that a later letter has overtaken is called off. */
export function usePlaceOptions() {
  const [asked, setAsked] = useState('');
  const { typed, change } = useDebouncedValue(asked, setAsked, pause);
  const isLongEnough = asked.length >= shortest;
  const { data, isError, isPlaceholderData } = useQuery({
    ...placesQuery(asked, shown),
    enabled: isLongEnough,
    retry: false,
  });
  const options: readonly PlaceOption[] = isLongEnough && !isError ? (data ?? []).map(placeOption) : [];
  const isSettled = isLongEnough && asQuery(typed) === asked && !isPlaceholderData;

  const statusOf = () => {
    if (asQuery(typed).length < shortest) return null;
    if (isSettled && isError) return texts.failed;
    return isSettled && data ? texts.none : texts.searching;
  };
  return {
    /** What the options are for; null while they are on their way. */
    optionsFor: isSettled ? asked : null,
    suggest: change,
    options,
    status: statusOf(),
    found: isSettled && options.length > 0 ? texts.found(options.length) : null,
  };
}
