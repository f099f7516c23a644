import { conversationTerms } from '@mitoyen/contract/features/conversations/conversation-search.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { conversationTexts as texts } from '../conversations.texts.ts';

/** What is said of a search that finds nothing: it may be too short to find anything. */
export const nothingFoundText = (search: string): string =>
  conversationTerms(search).length === 0 ? texts.tooShort : texts.nothingFound(search);

/** Nothing fits the search: what to do about it. */
export function NothingFound({ search, onReset }: { search: string; onReset: () => void }) {
  return (
    <EmptyState title={nothingFoundText(search)} actions={<Button onClick={onReset}>{texts.reset}</Button>}>
      <p>{texts.nothingFoundHint}</p>
    </EmptyState>
  );
}
