import { lazyPart } from '../../core/lazy/lazy-part.tsx';
import type { SaveSearchProps } from './save-search-button.tsx';
import styles from './save-search-place.module.css';

const nothing = () => null;

/** Fetched where something is searched for: without it, the list is what it was. */
const SaveSearchButton = lazyPart(() => import('./save-search-button.tsx'), {
  Waiting: nothing,
  Failed: nothing,
});

/** Has its place from the first paint on: what came later would push the list away from under a finger. */
export function SaveSearch(props: SaveSearchProps) {
  return (
    <div className={styles.place}>
      <SaveSearchButton {...props} />
    </div>
  );
}
