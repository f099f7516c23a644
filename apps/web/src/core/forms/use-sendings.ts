import { useCallback, useState } from 'react';

export interface Sendings {
  /** Whether any field is uploading a file. */
  readonly isSending: boolean;
  /** To be called when a field starts or stops uploading. */
  readonly track: (field: string, isSending: boolean) => void;
}

/** Tracks which upload fields of a form have an upload in progress. */
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
