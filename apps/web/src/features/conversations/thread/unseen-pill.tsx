import { Button, IconButton } from '../../../ui/button.tsx';
import { chatTexts as texts } from '../conversations.texts.ts';
import styles from './unseen-pill.module.css';

/** The way to the end of the conversation for who reads further up, with what came meanwhile. */
export function UnseenPill({ unseen, onPress }: { unseen: number; onPress: () => void }) {
  return (
    <div className={styles.place}>
      {unseen > 0 ? (
        <Button variant="primary" size="small" iconEnd="arrowDown" className={styles.pill} onClick={onPress}>
          {texts.newMessages(unseen)}
        </Button>
      ) : (
        <IconButton icon="arrowDown" label={texts.toEnd} className={styles.round} onClick={onPress} />
      )}
    </div>
  );
}
