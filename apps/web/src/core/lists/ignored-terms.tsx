import { maxSearchTerms } from '@mitoyen/contract/core/search-words.ts';
import { listTexts } from './lists.texts.ts';
import styles from './search-bar.module.css';

/** Names the words of a search that were left out, being too many, as the response lists them. */
export function IgnoredTerms({ ignored = [] }: { ignored?: readonly string[] | undefined }) {
  if (ignored.length === 0) return null;
  return <p className={styles.ignored}>{listTexts.ignoredTerms(maxSearchTerms, ignored)}</p>;
}
