import { useEffect, useRef } from 'react';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { availabilityQuestionTexts as texts } from './availability.texts.ts';
import { useSayAvailability } from './use-say-availability.ts';

/** Asks the owner of a profile whether what it says of their availability still holds. */
export function AvailabilityQuestion({
  userId,
  profile,
}: {
  userId: string;
  profile: { readonly availability: string; readonly availabilityToConfirm?: boolean | undefined };
}) {
  const answering = useSayAvailability(userId);
  const isAnswered = answering.isSuccess && !profile.availabilityToConfirm;
  const thanks = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (isAnswered) thanks.current?.focus();
  }, [isAnswered]);
  if (isAnswered) {
    return (
      <div ref={thanks} tabIndex={-1}>
        <Notice tone="success" title={texts.stillTrueDone} />
      </div>
    );
  }
  if (!profile.availabilityToConfirm) return null;
  return (
    <div id="disponibilite">
      <Notice
        tone="warning"
        title={texts.stillAvailable}
        actions={
          <>
            <Button
              size="small"
              busy={answering.isPending && answering.variables === 'yes'}
              onClick={() => answering.mutate('yes')}
            >
              {texts.stillTrue}
            </Button>
            <Button
              size="small"
              variant="ghost"
              busy={answering.isPending && answering.variables === 'no'}
              onClick={() => answering.mutate('no')}
            >
              {texts.notAvailable}
            </Button>
          </>
        }
      >
        <p>{texts.stillAvailableHint(profile.availability)}</p>
        {answering.error && <p role="alert">{errorSentence(answering.error, texts.answerFailure)}</p>}
      </Notice>
    </div>
  );
}
