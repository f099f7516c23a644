import { useEffect, useRef } from 'react';
import type { Form } from './use-form.ts';

/**
 * For a form of few fields, without a summary: the first that a try to send finds wrong takes the focus, so that a screen
 * reader says it with its fault. A server's refusal may come late: whoever went on to another field, or types, keeps it.
 */
export function useFaultFocus({ faults, attempt }: Pick<Form<unknown>, 'faults' | 'attempt'>): void {
  const first = faults[0]?.fieldId;
  /** What had the focus as the form was sent; null once something was typed since. */
  const sentFrom = useRef<Element | null>(null);
  useEffect(() => {
    const noteSend = () => {
      sentFrom.current = document.activeElement;
    };
    const noteInput = () => {
      sentFrom.current = null;
    };
    document.addEventListener('submit', noteSend, true);
    document.addEventListener('input', noteInput, true);
    return () => {
      document.removeEventListener('submit', noteSend, true);
      document.removeEventListener('input', noteInput, true);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try, not for each fault that is put right
  useEffect(() => {
    const focused = document.activeElement;
    const isFree =
      focused === document.body || focused instanceof HTMLButtonElement || focused === sentFrom.current;
    if (first !== undefined && isFree) document.getElementById(first)?.focus();
  }, [attempt]);
}
