import { correctCasing } from '@mitoyen/contract/core/casing.ts';
import { useRef } from 'react';

/**
 * What to call with a title whose field is left: answers it with its capitals where they belong if it was typed all in
 * them. Typed so again, it stays: its author meant it.
 */
export function useCasedTitle(): (title: string) => string {
  const corrected = useRef(new Set<string>());
  return (title) => {
    if (corrected.current.has(title)) return title;
    corrected.current.add(title);
    return correctCasing(title, 'title');
  };
}
