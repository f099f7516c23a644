import { Icon } from '../../ui/icon.tsx';
import styles from './active-chips.module.css';
import { fieldTexts as texts } from './field.texts.ts';

/** An active criterion: what it says, what taking it away does, and what searching its words instead does. */
export interface ActiveChip {
  readonly label: string;
  readonly onRemove: () => void;
  readonly words?: string;
  readonly onSearchWords?: () => void;
  readonly isInLine?: true;
}

/** The active criteria, each with a way to take it away and, where it was read from words, back to these. */
export function ActiveChips({ label, chips }: { label: string; chips: readonly ActiveChip[] }) {
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={label}>
      {chips.map((chip) => (
        <li key={chip.label} className={styles.chip} data-in-line={chip.isInLine}>
          <button
            type="button"
            className={styles.remove}
            aria-label={texts.remove(chip.label)}
            onClick={chip.onRemove}
          >
            {chip.label}
            <Icon name="close" />
          </button>
          {chip.onSearchWords && chip.words && (
            <button
              type="button"
              className={styles.words}
              title={texts.searchWord(chip.words)}
              aria-label={texts.searchWord(chip.words)}
              onClick={chip.onSearchWords}
            >
              <Icon name="search" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
