import { useCallback, useState } from 'react';

export interface Sendings {
  /** Whether any field is sending a file. */
  readonly isSending: boolean;
  /** Gives a field the function that tells when it starts and stops sending. */
  readonly track: (field: string, isSending: boolean) => void;
}

/** Which upload fields of a form are at work. */
export function useSendings(): Sendings {
  const [fields, setFields] = useState<ReadonlySet<string>>(new Set());
  const track = useCallback((field: string, isSending: boolean) => {
    setFields((current) => {
      if (current.has(field) === isSending) return current;
      const next = new Set(current);
      if (isSending) next.add(field);
      else next.delete(field);
      return next;
    });
  }, []);
  return { isSending: fields.size > 0, track };
}
