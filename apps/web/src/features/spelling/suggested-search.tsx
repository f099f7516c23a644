import type { SearchSuggestion } from '@mitoyen/contract/features/spelling/spelling.schemas.ts';
import { useLocation } from 'react-router';
import { exactName } from '../../core/lists/exact-search.ts';
import { LinkButton } from '../../ui/button.tsx';
import { spellingTexts as texts } from './spelling.texts.ts';
import styles from './suggested-search.module.css';

interface SuggestedSearchProps {
  readonly suggestion: SearchSuggestion | null;
  /** What was typed. */
  readonly typed: string;
  /** « Aucun profil ». */
  readonly nothing: string;
}

/** Says whose results stand below in place of none, and how to have none. Always there, so that it is read out once it says something. */
export function SuggestedSearch({ suggestion, typed, nothing }: SuggestedSearchProps) {
  const { pathname, search } = useLocation();
  const exactly = new URLSearchParams(search);
  exactly.set(exactName, '1');
  return (
    <>
      <div role="status" className={styles.told}>
        {suggestion && (
          <p className={styles.instead}>
            {texts.instead(nothing, typed, suggestion.search, suggestion.total, suggestion.isTotalExact)}
          </p>
        )}
      </div>
      {suggestion && (
        <LinkButton
          variant="link"
          className={styles.exactly}
          to={`${pathname}?${exactly}`}
          preventScrollReset
        >
          {texts.exactly(typed)}
        </LinkButton>
      )}
    </>
  );
}
