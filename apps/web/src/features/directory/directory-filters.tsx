import { useState } from 'react';
import { lazyDialog } from '../../core/lazy/lazy-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { directoryTexts as texts } from './directory.texts.ts';
import styles from './directory-filters.module.css';
import { FilterPanel } from './filter-panel.tsx';
import type { DirectoryFiltersProps } from './filter-sheet.tsx';
import { ResetButton } from './reset-button.tsx';

/** Fetched with the first press on its button. */
const FilterSheet = lazyDialog(() => import('./filter-sheet.tsx'));

/** A side panel where there is room; on a phone, a sheet behind a button that counts the active filters. */
export function DirectoryFilters(props: DirectoryFiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
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
          <FilterPanel filters={props.filters} onChange={props.onChange} />
          <ResetButton {...props} />
        </div>
      )}
    </aside>
  );
}
