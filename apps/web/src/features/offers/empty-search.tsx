import type { ComponentProps } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NarrowingHints } from '../field-search/index.ts';

type Hints = ComponentProps<typeof NarrowingHints>;

interface EmptySearchProps {
  readonly texts: Readonly<
    Record<'empty' | 'emptyHint' | 'emptySearch' | 'emptySearchHint' | 'reset', string>
  > &
    Pick<Hints, 'counted'>;
  /** What is asked, each with the list without it. */
  readonly criteria: Hints['criteria'];
  readonly totalsQuery: Hints['totalsQuery'];
  /** Null where nothing is asked: then nothing is open at all. */
  readonly onReset: (() => void) | null;
}

/** No result: what to drop, and the way back to everything or, where nothing was asked, that nothing is open. */
export function EmptySearch({ texts, criteria, totalsQuery, onReset }: EmptySearchProps) {
  if (!onReset) {
    return (
      <EmptyState title={texts.empty}>
        <p>{texts.emptyHint}</p>
      </EmptyState>
    );
  }
  const reset = (
    <Button variant="primary" onClick={onReset}>
      {texts.reset}
    </Button>
  );
  return (
    <EmptyState title={texts.emptySearch} actions={reset}>
      <p>{texts.emptySearchHint}</p>
      {criteria.length > 1 && (
        <NarrowingHints criteria={criteria} totalsQuery={totalsQuery} counted={texts.counted} />
      )}
    </EmptyState>
  );
}
