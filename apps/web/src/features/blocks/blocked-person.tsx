import type { Block } from '@mitoyen/contract/features/blocks/blocks.contract.ts';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { formatDay } from '../../ui/format.ts';
import styles from './blocks.module.css';
import { blockedPeopleTexts as texts } from './blocks.texts.ts';
import { useBlock } from './use-block.ts';

/** A blocked person, with the button to unblock them. */
export function BlockedPerson({ block: { userId, username, blockedAt } }: { block: Block }) {
  const block = useBlock(userId);
  return (
    <li className={styles.person}>
      <span>
        <span className={styles.name}>{username}</span>{' '}
        <span className={styles.since}>{texts.since(formatDay(blockedAt))}</span>
      </span>
      <Button
        size="small"
        busy={block.isPending}
        aria-label={texts.unblockPerson(username)}
        onClick={() => block.mutate(false)}
      >
        {texts.unblock}
      </Button>
      {block.isError && (
        <p role="alert" className={styles.failure}>
          {errorSentence(block.error, texts.unblockFailure)}
        </p>
      )}
    </li>
  );
}
