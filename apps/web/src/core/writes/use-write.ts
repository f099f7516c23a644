import { type MutateOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Write } from '../api/api-client.ts';
import { type AttemptOptions, useAttempt } from './use-attempt.ts';

interface WriteOptions<Data, Variables>
  extends Pick<AttemptOptions, 'later' | 'draftKey'>,
    Pick<
      Parameters<typeof useMutation<Data, Error, Variables>>[0],
      'onMutate' | 'onSuccess' | 'onError' | 'onSettled' | 'scope'
    > {
  readonly send: (write: Write, variables: Variables) => Promise<Data>;
  /**
   * For forms, whose values may have changed since: sends the present ones. Without it, the same is sent
   * again.
   */
  readonly retry?: () => void;
}

/**
 * A mutation under the common rule of writes: it never waits for the network in silence, the user reads when
 * no answer comes, and closing a dialog aborts it.
 */
export function useWrite<Data = unknown, Variables = void>({
  send,
  later,
  draftKey,
  retry,
  ...options
}: WriteOptions<Data, Variables>): UseMutationResult<Data, Error, Variables> {
  const last = useRef<(() => void) | null>(null);
  const attempt = useAttempt({
    ...{ later, draftKey, endsWithForm: false },
    retry: () => (retry ?? last.current)?.(),
  });
  const mutation = useMutation<Data, Error, Variables>({
    ...options,
    mutationFn: (variables) => attempt((write) => send(write, variables)),
  });
  const mutate = (variables: Variables, more?: MutateOptions<Data, Error, Variables>) => {
    last.current = () => mutation.mutate(variables, more);
    mutation.mutate(variables, more);
  };
  return { ...mutation, mutate } as UseMutationResult<Data, Error, Variables>;
}
