import type { ReactNode } from 'react';
import { failureHintOf } from '../../core/api/failure-hint.ts';
import { CardListSkeleton } from '../../core/lists/card-list.tsx';
import { Notice } from '../../ui/notice.tsx';

interface SuggestedListProps {
  readonly list: {
    readonly error: Error | null;
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly isFetchNextPageError: boolean;
    readonly refetch: () => unknown;
  };
  readonly texts: Readonly<Record<'failureTitle' | 'failureHint', string>>;
  /** The cards. */
  readonly children: ReactNode;
}

/** What the suggested search finds: on its way, failed, or there. */
export function SuggestedList({ list, texts, children }: SuggestedListProps) {
  if (list.isPending) return <CardListSkeleton />;
  if (list.isError && !list.isFetchNextPageError)
    return (
      <Notice tone="error" title={texts.failureTitle} onRetry={() => void list.refetch()}>
        {failureHintOf(list.error, texts.failureHint)}
      </Notice>
    );
  return children;
}
