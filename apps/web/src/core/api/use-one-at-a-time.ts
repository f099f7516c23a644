import type { MutateOptions, UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation's `mutate` that does nothing while a call is pending. `isPending` alone changes only with the
 * next render, and the second press of a double one may come before.
 */
export function useOneAtATime<Data, Variables>({
  mutate,
}: Pick<UseMutationResult<Data, Error, Variables>, 'mutate'>) {
  const isSending = useRef(false);
  return (variables: Variables, options: MutateOptions<Data, Error, Variables> = {}): void => {
    if (isSending.current) return;
    isSending.current = true;
    mutate(variables, {
      ...options,
      onSettled: (...settled) => {
        isSending.current = false;
        return options.onSettled?.(...settled);
      },
    });
  };
}
