import { Button } from '../../ui/button.tsx';
import styles from './list-filters.module.css';

/** Opens the sheet of filters where there is no room for their panel; it counts the active ones. */
export function FiltersButton({ label, onOpen }: { label: string; onOpen: () => void }) {
  return (
    <Button size="small" icon="filter" aria-haspopup="dialog" className={styles.toggle} onClick={onOpen}>
      {label}
    </Button>
  );
}
