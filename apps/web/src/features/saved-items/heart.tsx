import { Button } from '../../ui/button.tsx';
import styles from './heart.module.css';
import { heartTexts as texts } from './heart.texts.ts';

/** Whether a thing is kept, and the way to change that. */
export function Heart({
  isSaved,
  isBusy = false,
  onPress,
}: {
  isSaved: boolean;
  isBusy?: boolean;
  onPress: () => void;
}) {
  return (
    <Button
      wide
      icon="heart"
      aria-pressed={isSaved}
      className={styles.heart}
      busy={isBusy}
      data-print="no"
      onClick={onPress}
    >
      {isSaved ? texts.saved : texts.save}
    </Button>
  );
}
