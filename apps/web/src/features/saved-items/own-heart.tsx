import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { finishErrand, useErrand } from '../../core/errand/own-errand.ts';
import { Notice } from '../../ui/notice.tsx';
import { Heart } from './heart.tsx';
import { isSavedQuery } from './saved-items.queries.ts';
import { savedItemTexts as texts } from './saved-items.texts.ts';
import type { SavedThing } from './saved-thing.ts';
import { useSave } from './use-save.ts';

/** The heart of a signed-in user, which sets itself where it was pressed before signing in. */
export default function OwnHeart({ thing, userId }: { thing: SavedThing; userId: string }) {
  const { data: isSaved = false } = useQuery(isSavedQuery(userId, thing.id));
  const { mutate, isPending, error } = useSave(userId, thing);
  const errand = useErrand();
  const isWanted = errand?.kind === 'save' && errand.thing.id === thing.id;
  useEffect(() => {
    if (!isWanted) return;
    const begun = setTimeout(() => {
      finishErrand({ kind: 'save', thing });
      mutate(true);
    });
    return () => clearTimeout(begun);
  }, [isWanted, thing, mutate]);
  return (
    <>
      <Heart isSaved={isSaved} isBusy={isPending} onPress={() => mutate(!isSaved)} />
      {error && <Notice tone="error">{errorSentence(error, texts.failure)}</Notice>}
    </>
  );
}
