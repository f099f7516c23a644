import { maxLocationLength } from '@mitoyen/contract/core/search-limits.ts';
import { useDebouncedValue } from '../../core/forms/use-debounced-value.ts';
import { PlaceField } from '../places/index.ts';
import { AroundPlace } from './around-place.tsx';
import type { PlaceFilterProps } from './parts.types.ts';
import { usePlaceWords } from './use-place-words.ts';

const pause = { delayMs: 450, normalise: (text: string) => text.trim() };

/** Place and radius among a list's other filters: the same as in its search. */
export function PlaceFilter({ filters, texts, orders, onChange }: PlaceFilterProps) {
  const words = usePlaceWords(filters);
  const commit = (text: string) => {
    if (text.length <= maxLocationLength && !words.isPlace(text)) onChange(words.searchText(text));
  };
  const { typed, change, commitNow } = useDebouncedValue(words.text, commit, pause);
  return (
    <>
      <PlaceField
        label={texts.location}
        placeholder={texts.locationHint}
        maxLength={maxLocationLength}
        text={typed}
        code={filters.place || null}
        isRecognisedShown={false}
        autoComplete="off"
        onEnter={commitNow}
        onBlur={commitNow}
        onChange={({ text, code }) => {
          change(text);
          if (code === null) words.forget();
          else onChange(words.choose(code, text));
        }}
      />
      <AroundPlace filters={filters} orders={orders} onChange={onChange} />
    </>
  );
}
