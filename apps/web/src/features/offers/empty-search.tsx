import type { ComponentProps } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NarrowingHints } from '../field-search/index.ts';

interface EmptySearchProps {
  readonly texts: Readonly<
    Record<'empty' | 'emptyHint' | 'emptySearch' | 'emptySearchHint' | 'reset', string>
  >;
  /** What is asked, each with what dropping it gives. */
  readonly criteria: ComponentProps<typeof NarrowingHints>['criteria'];
  /** Null where nothing is asked: then nothing is open at all. */
  readonly onReset: (() => void) | null;
}

/** No result: what to drop, and the way back to everything or, where nothing was asked, that nothing is open. */
export function EmptySearch({ texts, criteria, onReset }: EmptySearchProps) {
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
      {criteria.length > 1 && <NarrowingHints criteria={criteria} />}
    </EmptyState>
  );
}
