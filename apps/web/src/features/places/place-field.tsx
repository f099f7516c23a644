import type { PlaceSuggestion } from '@mitoyen/contract/features/places/places.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect } from 'react';
import { Combobox } from '../../ui/combobox.tsx';
import type { FieldProps } from '../../ui/field-frame.tsx';
import { Icon } from '../../ui/icon.tsx';
import { communesNamed } from './communes-named.ts';
import styles from './place-field.module.css';
import { placeQuery } from './places.queries.ts';
import { placeTexts as texts } from './places.texts.ts';
import { usePlaceOptions } from './use-place-options.ts';

/** What was typed, and the code of the place that was chosen from the list; null while none is. */
export interface TypedPlace {
  readonly text: string;
  readonly code: string | null;
}

interface PlaceFieldProps extends FieldProps, TypedPlace {
  readonly onChange: (typed: TypedPlace) => void;
  /** After a choice, with all that is known of the place. */
  readonly onPlace?: (place: PlaceSuggestion) => void;
  /** Enter while no suggestion is marked; left out, it sends the form. */
  readonly onEnter?: () => void;
  /** Says under the field which place is meant. */
  readonly isRecognisedShown?: boolean;
  /** Takes the commune whose whole name was typed as if it had been chosen, the largest of several. */
  readonly takesNamed?: boolean;
}

type InputProps = Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'maxLength' | 'autoComplete' | 'placeholder' | 'onBlur' | 'className' | 'enterKeyHint'
>;

function Recognised({ code, isOneOfSeveral }: { code: string; isOneOfSeveral: boolean }) {
  const { data } = useQuery(placeQuery(code));
  if (!data) return null;
  const around = data.parents.find(({ kind }) => kind === 'departement')?.name;
  return (
    <p className={styles.recognised}>
      <Icon name="check" />
      {texts.recognised(around ? `${data.name}, ${around}` : data.name)}
      {isOneOfSeveral && texts.oneOfSeveral}
    </p>
  );
}

/**
 * A place: suggests while typing and takes any text. A choice sets the code, typing on takes it away. What is a place
 * and what is not, the server knows.
 */
export function PlaceField({
  text,
  code,
  onChange,
  onPlace,
  isRecognisedShown = true,
  takesNamed = false,
  ...field
}: PlaceFieldProps & InputProps) {
  const { suggest, options, optionsFor, status, found } = usePlaceOptions();
  const isAnswered = optionsFor !== null && optionsFor === text.trim();
  const named =
    takesNamed && isAnswered
      ? communesNamed(
          text,
          options.map(({ place }) => place),
        )
      : [];
  const taken = code === null ? named[0]?.code : undefined;
  useEffect(() => {
    if (taken) onChange({ text, code: taken });
  }, [taken, text, onChange]);
  return (
    <Combobox
      {...field}
      value={text}
      options={options}
      status={status}
      found={found}
      onText={(typed) => {
        onChange({ text: typed, code: null });
        suggest(typed);
      }}
      onOpen={() => suggest(text)}
      onChoose={({ place }) => {
        onChange({ text: place.name, code: place.code });
        onPlace?.(place);
      }}
      below={isRecognisedShown && code && <Recognised code={code} isOneOfSeveral={named.length > 1} />}
    />
  );
}
