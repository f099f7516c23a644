import type { Availability } from '@mitoyen/contract/core/availability.ts';
import type { AvailabilityWord } from '@mitoyen/contract/features/availability/availability.contract.ts';
import type { Today } from '@mitoyen/contract/features/today/today.schemas.ts';
import { useEffect, useRef, useState } from 'react';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Status } from '../../ui/status.tsx';
import { useSayAvailability } from '../availability/index.ts';
import styles from './today.module.css';
import { todayTexts } from './today.texts.ts';
import { TodayItem } from './today-item.tsx';

const texts = todayTexts.availability;

/**
 * When one is free, where that is to be confirmed or the page says that one is not: said with one press, and taken back
 * with another. It stays once it was used, for that.
 */
export function AvailabilityItem({
  userId,
  today: { availability, availabilityToConfirm },
}: {
  userId: string;
  today: Pick<Today, 'availability' | 'availabilityToConfirm'>;
}) {
  const { mutate, variables, isPending, error } = useSayAvailability(userId);
  const [said, setSaid] = useState<{ word: AvailabilityWord; availability: Availability } | null>(null);
  const answered = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (said) answered.current?.focus();
  }, [said]);
  const current = said?.availability ?? availability;
  const isAsked = availabilityToConfirm !== null && !said;
  if (current === null || !(isAsked || said || current === 'Indisponible')) return null;

  const say = (word: AvailabilityWord) =>
    mutate(word, { onSuccess: ({ availability: saved }) => setSaid({ word, availability: saved }) });
  const button = (label: string, word: AvailabilityWord, variant: 'secondary' | 'ghost' = 'secondary') => (
    <Button
      size="small"
      variant={variant}
      busy={isPending && variables === word}
      onClick={() => !isPending && say(word)}
    >
      {label}
    </Button>
  );
  const actions = () => {
    if (isAsked)
      return (
        <>
          {button(texts.yes, 'yes')}
          {button(texts.no, 'no', 'ghost')}
        </>
      );
    if (current === 'Indisponible') return button(texts.free, 'free');
    return said?.word === 'free' && button(texts.undo, 'no', 'ghost');
  };
  return (
    <TodayItem
      icon={said ? 'check' : 'refresh'}
      what={isAsked ? texts.what : texts.announced(current)}
      action={actions()}
    >
      {said ? (
        <Status className={styles.detail} tabIndex={-1} ref={answered}>
          {texts.said}
        </Status>
      ) : (
        <p className={styles.detail}>{isAsked ? texts.detail(current) : texts.again}</p>
      )}
      {error && (
        <p className={styles.failure} role="alert">
          {errorSentence(error, texts.failure)}
        </p>
      )}
    </TodayItem>
  );
}
