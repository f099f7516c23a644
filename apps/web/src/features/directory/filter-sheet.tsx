import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Filters } from './directory.filters.ts';
import { directoryTexts as texts } from './directory.texts.ts';
import styles from './directory-filters.module.css';
import { FilterPanel } from './filter-panel.tsx';
import { ResetButton } from './reset-button.tsx';
import type { ChangeFilters } from './use-directory-address.ts';

export interface DirectoryFiltersProps {
  readonly filters: Filters;
  readonly activeCount: number;
  /** How many the filters find; undefined while that is on its way. */
  readonly found: { readonly total: number; readonly isTotalExact: boolean } | undefined;
  readonly onChange: ChangeFilters;
}

/** On a phone: the filters over the whole screen, and how many they leave on the button that closes them. */
export default function FilterSheet({
  found,
  onClose,
  ...props
}: DirectoryFiltersProps & { readonly onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.filters}
      closeOnBackdrop
      footer={
        <div className={styles.actions}>
          <p role="status">
            <VisuallyHidden>{found && texts.found(found.total, found.isTotalExact)}</VisuallyHidden>
          </p>
          <Button variant="primary" wide onClick={onClose}>
            {found ? texts.seeFound(found.total, found.isTotalExact) : texts.seeResults}
          </Button>
          <ResetButton {...props} />
        </div>
      }
    >
      <FilterPanel filters={props.filters} onChange={props.onChange} />
    </Dialog>
  );
}
