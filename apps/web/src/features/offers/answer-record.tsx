import { delayIn, usualDelay } from '@mitoyen/contract/features/offers/answer-record.rules.ts';
import type { FullOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { formatPercent } from '../../ui/format.ts';
import { offerTexts as texts } from './offers.texts.ts';

type AnswerRecordOf = FullOffer['answerRecord'];

/** 'répond en 8 jours', of a company that usually does; null of others, and until enough applied. */
export function answersIn(record: AnswerRecordOf): string | null {
  const delay = usualDelay(record);
  return delay && texts.answersIn[delay.unit](delay.count);
}

/** How often the company answers, as cards have room for: of one that usually does, they say how soon instead. */
export function AnswerRecordLine({ record }: { record: AnswerRecordOf }) {
  if (!record || answersIn(record) !== null) return null;
  return <span>{texts.answersShort(formatPercent(record.rate))}</span>;
}

/** How often and how fast the company answers; nothing until enough applied. */
export function AnswerRecord({ record }: { record: AnswerRecordOf }) {
  if (!record) return null;
  const { rate, medianDelayHours } = record;
  const delay = medianDelayHours === null ? null : delayIn(medianDelayHours);
  const said = [
    texts.answerRate(formatPercent(rate)),
    delay && texts.answerDelay(texts[delay.unit](delay.count)),
  ];
  return said.filter(Boolean).join(', ');
}
