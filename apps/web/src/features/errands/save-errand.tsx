import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { useEffect } from 'react';
import { errorSentence } from '../../core/api/error-sentence.ts';
import type { Errand } from '../../core/errand/errand.ts';
import { forgetErrand } from '../../core/errand/errand-storage.ts';
import { finishErrand } from '../../core/errand/own-errand.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { savedItemTexts, useSave } from '../saved-items/index.ts';
import { errandTexts as texts } from './errands.texts.ts';

type SaveErrand = Extract<Errand, { kind: 'save' }>;

/** Keeps what a visitor pressed the heart of, now that there is an account; tells only when it cannot. */
export function SaveErrandBlock({ errand, userId }: { errand: SaveErrand; userId: string }) {
  const { mutate, isIdle, isSuccess, error } = useSave(userId, errand.thing);
  useEffect(() => {
    if (isSuccess) finishErrand(errand);
    if (!isIdle) return;
    const begun = setTimeout(() => mutate(true));
    return () => clearTimeout(begun);
  }, [isIdle, isSuccess, mutate, errand]);
  if (!error) return null;
  const sentence = errorSentence(error, savedItemTexts.failure);
  if (error instanceof ApiError) {
    const understood = (
      <Button size="small" onClick={forgetErrand}>
        {texts.understood}
      </Button>
    );
    return (
      <Notice tone="warning" title={errand.thing.name} actions={understood}>
        {sentence}
      </Notice>
    );
  }
  return (
    <Notice tone="error" title={errand.thing.name} onRetry={() => mutate(true)}>
      {sentence}
    </Notice>
  );
}
