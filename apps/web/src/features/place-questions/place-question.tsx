import { placeQuestionRoutes } from '@mitoyen/contract/features/place-questions/place-questions.contract.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callApi } from '../../core/api/api-client.ts';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { useWrite } from '../../core/writes/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { placeSpoken } from '../places/index.ts';
import { placeQuestionTexts as texts } from './place-questions.texts.ts';

const none = null;

/** Asks the owner of a profile which of several places of one name they mean. Nothing where there is nothing to ask. */
export function PlaceQuestion({
  userId,
  profile,
}: {
  userId: string;
  profile: { readonly placeCode: string | null };
}) {
  const queryClient = useQueryClient();
  const isUnknown = profile.placeCode === null;
  const { data } = useQuery({
    queryKey: ['place-questions', userId] as const,
    queryFn: ({ signal }) => callApi(placeQuestionRoutes.get, { params: { userId } }, { signal }),
    enabled: isUnknown,
  });
  const answering = useWrite({
    later: null,
    send: (write, code: string | null) =>
      callApi(placeQuestionRoutes.answer, { params: { userId }, body: { code } }, write),
    onSuccess: () =>
      queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(userId) }),
  });
  const { isSuccess, isPending, variables, error } = answering;
  const thanks = useRef<HTMLDivElement>(null);
  // the button that was pressed is gone
  useEffect(() => {
    if (isSuccess) thanks.current?.focus();
  }, [isSuccess]);

  if (isSuccess) {
    return (
      <div ref={thanks} tabIndex={-1}>
        <Notice tone="success" title={variables === none ? texts.declined : texts.saved} />
      </div>
    );
  }
  if (!isUnknown || !data || data.candidates.length === 0) return null;
  return (
    <Notice
      title={texts.question(data.words)}
      actions={
        <>
          {data.candidates.map((place) => (
            <Button
              key={place.code}
              size="small"
              busy={isPending && variables === place.code}
              onClick={() => answering.mutate(place.code)}
            >
              {placeSpoken(place)}
            </Button>
          ))}
          <Button
            size="small"
            variant="ghost"
            busy={isPending && variables === none}
            onClick={() => answering.mutate(none)}
          >
            {texts.none}
          </Button>
        </>
      }
    >
      <p>{texts.hint}</p>
      {error && <p role="alert">{errorSentence(error, texts.failure)}</p>}
    </Notice>
  );
}
