import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useAtRest } from '../../core/lists/use-at-rest.ts';
import { Icon } from '../../ui/icon.tsx';
import { Status } from '../../ui/status.tsx';
import { vocabularyQuery } from '../vocabulary/index.ts';
import { applyFinds, type SearchedFilters, without } from './apply-finds.ts';
import { facetName } from './facet-names.ts';
import { fieldTexts as texts } from './field.texts.ts';
import styles from './understood-words.module.css';
import { useUnderstanding } from './use-understanding.ts';

interface UnderstoodWordsProps {
  readonly filters: SearchedFilters;
  /** Whether the words, searched as they are, found nothing. */
  readonly isEmpty: boolean;
  readonly onChange: (change: Partial<SearchedFilters>, options?: { replace?: boolean }) => void;
}

/**
 * The trades, facets and places that a search's words name. Where the words find profiles, each is offered as
 * a filter; where they find none, all are applied as filters at once, and the page says so.
 */
export default function UnderstoodWords({ filters, isEmpty, onChange }: UnderstoodWordsProps) {
  const { search } = filters;
  const understood = useUnderstanding(search);
  const vocabulary = useQuery({ ...vocabularyQuery(), enabled: search !== '' });
  const [applied, setApplied] = useState(false);
  const atRest = useAtRest();
  const isApplied = isEmpty && understood !== null && understood.finds.length > 0;
  // the page may render several times before its address has followed
  const appliedTo = useRef<string | null>(null);
  useEffect(() => {
    if (!isApplied || !understood || appliedTo.current === search) return;
    return atRest(() => {
      appliedTo.current = search;
      setApplied(true);
      onChange(applyFinds(filters, understood.finds, understood.words), { replace: true });
    });
  }, [isApplied, understood, search, filters, onChange, atRest]);
  useEffect(() => {
    if (search !== '' && !isEmpty) setApplied(false);
  }, [search, isEmpty]);

  if (applied) {
    return <Status className={styles.applied}>{texts.applied}</Status>;
  }
  if (!understood || understood.finds.length === 0 || isEmpty) return null;
  return (
    <div className={styles.offered}>
      <span className={styles.lead}>{texts.understood}</span>
      <ul className={styles.finds}>
        {understood.finds.map((find) => {
          const name =
            find.kind === 'place'
              ? (find.placeName ?? find.code)
              : facetName(vocabulary.data, find.kind, find.code);
          return (
            <li key={`${find.kind}${find.code}${find.start}`}>
              <button
                type="button"
                className={styles.find}
                onClick={() => onChange(applyFinds(filters, [find], without(search, find)))}
              >
                <Icon name="plus" />
                {texts.narrowBy(texts.kinds[find.kind], name)}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
