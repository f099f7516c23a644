import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './list-filters.module.css';
import type { ListFiltersProps } from './parts.types.ts';
import { PlaceFilter } from './place-filter.tsx';
import { ResetButton } from './reset-button.tsx';

/** On a phone: the filters over the whole screen, and how many they leave on the button that closes them. */
export default function FilterSheet({
  texts,
  found,
  onReset,
  where,
  children,
  onClose,
}: ListFiltersProps & { readonly onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.filters}
      closeOnBackdrop
      footer={
        <div className={styles.actions}>
          <div role="status">
            <VisuallyHidden>{found && texts.found(found.total, found.isTotalExact)}</VisuallyHidden>
          </div>
          <Button variant="primary" wide onClick={onClose}>
            {found ? texts.seeFound(found.total, found.isTotalExact) : texts.seeResults}
          </Button>
          <ResetButton label={texts.reset} onReset={onReset} />
        </div>
      }
    >
      {where && <PlaceFilter {...where} />}
      {children}
    </Dialog>
  );
}
