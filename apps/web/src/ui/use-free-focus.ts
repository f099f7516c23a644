import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns whether a form's faults may take the focus: where the focus is on a button or on nothing, or where
 * it was when the form was sent and nothing was typed since. A server's refusal may come late, when the user
 * is in another field.
 */
export function useFreeFocus(): () => boolean {
  /** What had the focus as a form was sent; null once something was typed since. */
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
  return useCallback(() => {
    const focused = document.activeElement;
    return focused === document.body || focused instanceof HTMLButtonElement || focused === sentFrom.current;
  }, []);
}
