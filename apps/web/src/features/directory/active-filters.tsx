import { Icon } from '../../ui/icon.tsx';
import styles from './active-filters.module.css';
import { directoryTexts as texts } from './directory.texts.ts';
import type { FilterChip } from './filter-chips.ts';
import type { ChangeFilters } from './use-directory-address.ts';

/** The active filters, each with a way to take it away. */
export function ActiveFilters({
  chips,
  onChange,
}: {
  chips: readonly FilterChip[];
  onChange: ChangeFilters;
}) {
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={texts.activeFiltersLabel}>
      {chips.map((chip) => (
        <li key={chip.label}>
          <button
            type="button"
            className={styles.chip}
            aria-label={texts.removeFilter(chip.label)}
            onClick={() => onChange(chip.removal)}
          >
            {chip.label}
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}
