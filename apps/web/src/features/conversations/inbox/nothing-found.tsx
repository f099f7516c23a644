import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { conversationTexts as texts } from '../conversations.texts.ts';

/** Nothing fits the search: what to do about it. */
export function NothingFound({ search, onReset }: { search: string; onReset: () => void }) {
  return (
    <EmptyState title={texts.nothingFound(search)} actions={<Button onClick={onReset}>{texts.reset}</Button>}>
      <p>{texts.nothingFoundHint}</p>
    </EmptyState>
  );
}
