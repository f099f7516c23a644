import { maxPlaceQueryLength } from '@mitoyen/contract/features/places/places.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { namedPlacesQuery, placeSpoken } from '../places/index.ts';
import { fieldTexts as texts } from './field.texts.ts';
import styles from './place-choices.module.css';

/** Whether a text in the field of the place is short enough to be asked about. */
export const isAskable = (text: string): boolean => text !== '' && text.length <= maxPlaceQueryLength;

interface PlaceChoicesProps {
  /** What is searched for as a text, without a place. */
  readonly text: string;
  readonly onChoose: (code: string, name: string) => void;
}

/** Where a text names several places: each as a button that searches around it. */
export function PlaceChoices({ text, onChoose }: PlaceChoicesProps) {
  const titleId = useId();
  const { data = [] } = useQuery({ ...namedPlacesQuery(text), enabled: isAskable(text) });
  if (!isAskable(text) || data.length < 2) return null;
  return (
    <div className={styles.choices}>
      <p id={titleId} className={styles.title}>
        {texts.which(text)}
      </p>
      <ul className={styles.list} aria-labelledby={titleId}>
        {data.map((place) => (
          <li key={place.code}>
            <Button
              size="small"
              aria-label={placeSpoken(place)}
              onClick={() => onChoose(place.code, place.name)}
            >
              {texts.placeOf(place.name, place.detail)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
