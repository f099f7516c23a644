import type { FullOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import styles from './offer-view.module.css';
import { offerTexts as texts } from './offers.texts.ts';

const percent = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 0 });
const hoursInDay = 24;

function delayText(hours: number): string {
  const whole = Math.max(1, Math.round(hours));
  return whole < 2 * hoursInDay ? texts.hours(whole) : texts.days(Math.round(whole / hoursInDay));
}

/** The same on one line, as cards have room for. */
export function AnswerRecordLine({ record }: { record: FullOffer['answerRecord'] }) {
  if (!record) return null;
  const { rate, medianDelayHours } = record;
  const delay = medianDelayHours === null ? null : delayText(medianDelayHours);
  return <span>{texts.answersShort(percent.format(rate), delay)}</span>;
}

/** How often and how fast the company answers; nothing until enough applied. */
export function AnswerRecord({ record }: { record: FullOffer['answerRecord'] }) {
  if (!record) return null;
  return (
    <div className={styles.answers}>
      <p>{texts.answerRate(percent.format(record.rate))}</p>
      {record.medianDelayHours !== null && <p>{texts.answerDelay(delayText(record.medianDelayHours))}</p>}
    </div>
  );
}
