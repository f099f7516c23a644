import { useEffect } from 'react';
import { useFreeFocus } from '../../ui/use-free-focus.ts';
import type { Form } from './use-form.ts';

/**
 * For a short form without a summary: after a failed submit, the first faulty field takes the focus, so that
 * a screen reader reads it with its fault; unless the user has moved to another field meanwhile.
 */
export function useFaultFocus({ faults, attempt }: Pick<Form<unknown>, 'faults' | 'attempt'>): void {
  const first = faults[0]?.fieldId;
  const isFree = useFreeFocus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try, not for each fault that is put right
  useEffect(() => {
    if (first !== undefined && isFree()) document.getElementById(first)?.focus();
  }, [attempt]);
}
