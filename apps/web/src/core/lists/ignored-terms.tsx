import { maxSearchTerms } from '@mitoyen/contract/core/search-words.ts';
import { listTexts } from './lists.texts.ts';
import styles from './search-bar.module.css';

/** Says which words of a search were not looked for, being too many, as the answer told. */
export function IgnoredTerms({ ignored = [] }: { ignored?: readonly string[] | undefined }) {
  if (ignored.length === 0) return null;
  return <p className={styles.ignored}>{listTexts.ignoredTerms(maxSearchTerms, ignored)}</p>;
}
