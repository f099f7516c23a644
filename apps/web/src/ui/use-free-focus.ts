import { useCallback, useEffect, useRef } from 'react';

/**
 * Tells whether what is wrong in a form may take the focus: where that is on a button or on nothing, or where it was as the
 * form was sent and nothing was typed since. A server's refusal may come late: whoever went on to a field stays there.
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
