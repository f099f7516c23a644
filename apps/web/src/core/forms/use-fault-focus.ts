import { useEffect } from 'react';
import { useFreeFocus } from '../../ui/use-free-focus.ts';
import type { Form } from './use-form.ts';

/**
 * For a form of few fields, without a summary: the first that a try to send finds wrong takes the focus, so that a screen
 * reader says it with its fault; not from somebody who went on meanwhile.
 */
export function useFaultFocus({ faults, attempt }: Pick<Form<unknown>, 'faults' | 'attempt'>): void {
  const first = faults[0]?.fieldId;
  const isFree = useFreeFocus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try, not for each fault that is put right
  useEffect(() => {
    if (first !== undefined && isFree()) document.getElementById(first)?.focus();
  }, [attempt]);
}
