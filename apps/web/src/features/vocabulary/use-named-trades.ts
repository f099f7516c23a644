import { mostTrades } from '@mitoyen/contract/features/vocabulary/facets.rules.ts';
import { namedTrades } from '@mitoyen/contract/features/vocabulary/named-trades.ts';
import type { Vocabulary } from '@mitoyen/contract/features/vocabulary/vocabulary.schemas.ts';
import { useEffect, useRef, useState } from 'react';
import type { FormFields } from '../../core/forms/use-form.ts';
import type { FacetValues } from './facet-values.ts';

/** Trades that were proposed while a form is open: each once, and those that are chosen for the title's sake alone. */
interface Proposed {
  readonly ever: Set<string>;
  readonly chosen: Set<string>;
}

/**
 * Chooses the trades that a title names while it is typed, and takes them back when it no longer names them. One that was
 * taken off by hand is not chosen again, nor is one that the title named when the form opened.
 */
export function useNamedTrades(
  form: FormFields<Pick<FacetValues, 'trades'>>,
  texts: readonly string[],
  vocabulary: Vocabulary | undefined,
): void {
  const [textsBefore] = useState(texts);
  const proposed = useRef<Proposed>(null);
  const named = vocabulary && namedTrades(texts, vocabulary);
  const key = named?.join(' ');
  const latest = useRef({ form, named, vocabulary });
  latest.current = { form, named, vocabulary };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the title names is what is waited for
  useEffect(() => {
    const { form, named, vocabulary } = latest.current;
    if (!named || !vocabulary) return;
    proposed.current ??= { ever: new Set(namedTrades(textsBefore, vocabulary)), chosen: new Set() };
    const { ever, chosen } = proposed.current;
    const { trades } = form.values;
    const kept = trades.filter((code) => !chosen.has(code) || named.includes(code));
    const fresh = named.filter((code) => !ever.has(code) && !kept.includes(code));
    for (const code of chosen) {
      if (named.includes(code)) continue;
      chosen.delete(code);
      ever.delete(code);
    }
    const next = [...kept, ...fresh].slice(0, mostTrades);
    for (const code of next) {
      if (!fresh.includes(code)) continue;
      ever.add(code);
      chosen.add(code);
    }
    if (next.join() !== trades.join()) form.set({ trades: next });
  }, [key]);
}
