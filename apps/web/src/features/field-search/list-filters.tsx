import { lazyDialog } from '../../core/lazy/lazy-dialog.tsx';
import styles from './list-filters.module.css';
import type { ListFiltersProps } from './parts.types.ts';
import { ResetButton } from './reset-button.tsx';

/** Fetched with the first press on its button. */
const FilterSheet = lazyDialog(() => import('./filter-sheet.tsx'));

/** A list's filters: a side panel where there is room; on a phone, a sheet that `FiltersButton` opens. */
export function ListFilters({
  isOpen,
  onClose,
  ...props
}: ListFiltersProps & { readonly isOpen: boolean; readonly onClose: () => void }) {
  const { texts, children } = props;
  return (
    <aside className={styles.side} aria-label={texts.filters}>
      {isOpen ? (
        <FilterSheet {...props} onClose={onClose} />
      ) : (
        <div className={styles.panel}>
          <p className={styles.title}>{texts.filters}</p>
          {children}
          <ResetButton label={texts.reset} onReset={props.onReset} />
        </div>
      )}
    </aside>
  );
}
