import { readTypedNumber } from '@mitoyen/contract/core/typed-number.ts';
import { perHour } from '@mitoyen/contract/features/applications/rate.rules.ts';
import type { ComponentProps } from 'react';
import { useHoursPerDay } from '../../../core/pages/page-config.ts';
import { NumberField } from '../../../ui/field.tsx';
import styles from './daily-rate.module.css';
import { rateTexts as texts } from './rate.texts.ts';

/** What was typed as euros, or null while it is no number. */
function readEuros(text: string): number | null {
  const amount = readTypedNumber(text);
  return amount >= 0 ? amount : null;
}

/** A rate in euros per day, with what it comes to per hour as it is typed. */
export function DailyRateField({ value, ...props }: ComponentProps<typeof NumberField> & { value: string }) {
  const hoursPerDay = useHoursPerDay();
  const eurosPerDay = readEuros(value);
  return (
    <div className={styles.rate}>
      <NumberField {...props} value={value} unit="€ / jour" />
      <output className={styles.perHour} htmlFor={props.id}>
        {eurosPerDay !== null && texts.hourly(perHour(eurosPerDay, hoursPerDay), hoursPerDay)}
      </output>
    </div>
  );
}
