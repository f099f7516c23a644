import { lazyPart } from '../../core/lazy/lazy-part.tsx';
import type { KeepSearchProps } from './keep-search-button.tsx';
import styles from './keep-search-place.module.css';

const nothing = () => null;

/** Fetched where something is searched for: without it, the list is what it was. */
const KeepSearchButton = lazyPart(() => import('./keep-search-button.tsx'), {
  Waiting: nothing,
  Failed: nothing,
});

/** Has its place from the first paint on: what came later would push the list away from under a finger. */
export function KeepSearch(props: KeepSearchProps) {
  return (
    <div className={styles.place}>
      <KeepSearchButton {...props} />
    </div>
  );
}
