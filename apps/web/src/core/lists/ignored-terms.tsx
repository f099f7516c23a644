import { maxSearchTerms, readSearch } from '@mitoyen/contract/core/search-words.ts';
import { listTexts } from './lists.texts.ts';
import styles from './search-bar.module.css';

/** Says which words of a search are not looked for, being too many; nothing for any other search. */
export function IgnoredTerms({ search }: { search: string }) {
  const { ignored } = readSearch(search);
  if (ignored.length === 0) return null;
  return <p className={styles.ignored}>{listTexts.ignoredTerms(maxSearchTerms, ignored)}</p>;
}
