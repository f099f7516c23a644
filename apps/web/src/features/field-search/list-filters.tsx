import { useState } from 'react';
import { lazyDialog } from '../../core/lazy/lazy-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './list-filters.module.css';
import type { ListFiltersProps } from './parts.types.ts';
import { ResetButton } from './reset-button.tsx';

/** Fetched with the first press on its button. */
const FilterSheet = lazyDialog(() => import('./filter-sheet.tsx'));

/** A list's filters: a side panel where there is room; on a phone, a sheet behind a button that counts the active ones. */
export function ListFilters(props: ListFiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { texts, children } = props;
  return (
    <aside className={styles.side} aria-label={texts.filters}>
      <div className={styles.toggle}>
        <Button wide icon="filter" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {texts.showFilters(props.activeCount)}
        </Button>
      </div>
      {isOpen ? (
        <FilterSheet {...props} onClose={() => setIsOpen(false)} />
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
