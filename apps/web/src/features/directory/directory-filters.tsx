import { useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { defaultFilters, type Filters, hasCriteria } from './directory.filters.ts';
import { directoryTexts as texts } from './directory.texts.ts';
import styles from './directory-filters.module.css';
import { FilterPanel } from './filter-panel.tsx';
import type { ChangeFilters } from './use-directory-address.ts';

/** A side panel where there is room; on a phone, behind a button that counts the active filters. */
export function DirectoryFilters({
  filters,
  activeCount,
  onChange,
}: {
  filters: Filters;
  activeCount: number;
  onChange: ChangeFilters;
}) {
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const showResults = () => {
    setIsOpen(false);
    toggle.current?.focus();
    toggle.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <aside className={styles.side} aria-label={texts.filters}>
      <div className={styles.toggle}>
        <Button
          ref={toggle}
          wide
          icon="filter"
          iconEnd={isOpen ? 'close' : 'chevronDown'}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {texts.showFilters(activeCount)}
        </Button>
      </div>
      <div id={panelId} className={cx(styles.panel, isOpen && styles.open)}>
        <p className={styles.title}>{texts.filters}</p>
        <FilterPanel filters={filters} onChange={onChange} />
        <div className={styles.actions}>
          {hasCriteria(filters) && (
            <Button size="small" wide icon="refresh" onClick={() => onChange(defaultFilters)}>
              {texts.reset}
            </Button>
          )}
          <div className={styles.done}>
            <Button variant="primary" wide onClick={showResults}>
              {texts.seeResults}
            </Button>
          </div>
        </div>
      </div>
    </aside>
  );
}
