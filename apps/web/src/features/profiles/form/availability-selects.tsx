import { type Availability, simpleAvailabilities } from '@mitoyen/contract/core/availability.ts';
import type { ChangeEvent, ReactNode } from 'react';
import { SelectField } from '../../../ui/field.tsx';
import { profilePartTexts as labels } from '../profile-parts.texts.ts';

const texts = {
  when: 'Quand',
  anyMoment: 'Sans précision',
  shortForm: (moment: string) => moment.replace(/^Disponible (?=\p{L})/u, ''),
} as const;

const isSimple = (value: string) => simpleAvailabilities.some((simple) => simple === value);
const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);

interface AvailabilitySelectsProps {
  readonly id?: string;
  readonly name: string;
  readonly value: string;
  /** What may be chosen: whether one is available, when, or first the one and then the other. */
  readonly availabilities: readonly Availability[];
  readonly hint?: ReactNode;
  readonly error?: string | null | undefined;
  readonly onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
  readonly onBlur?: () => void;
}

/** Whether the person is free and, where that can be given, when. Never both sets of values in one list. */
export function AvailabilitySelects({ value, availabilities, hint, ...field }: AvailabilitySelectsProps) {
  const moments = availabilities.filter((one) => !isSimple(one));
  const words = availabilities.filter(isSimple);
  const [available] = words;
  if (moments.length === 0 || !available) {
    const options = availabilities.map((one) => ({ value: one, label: one }));
    return <SelectField {...field} label={labels.availability} value={value} hint={hint} options={options} />;
  }
  const isAway = value === 'Indisponible';
  return (
    <>
      <SelectField
        {...field}
        label={labels.availability}
        value={isAway ? value : available}
        hint={hint}
        options={words.map((one) => ({ value: one, label: one }))}
      />
      {!isAway && (
        <SelectField
          name={`${field.name}Moment`}
          label={texts.when}
          value={value}
          options={[
            { value: available, label: texts.anyMoment },
            ...moments.map((one) => ({ value: one, label: capitalised(texts.shortForm(one)) })),
          ]}
          onChange={field.onChange}
        />
      )}
    </>
  );
}
