import { paths } from '../../../paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { MessageAttachments } from '../../uploads/index.ts';
import { contactTexts, chatTexts as texts } from '../conversations.texts.ts';
import styles from '../thread/message-list.module.css';
import { MessageText } from '../thread/message-text.tsx';
import { failureText, type Outbox } from './outbox.ts';
import type { OutgoingMessage } from './outbox-storage.ts';

interface OutgoingProps {
  readonly outbox: Outbox;
  /** The pressed button is removed with its message: the focus must move. */
  readonly onDecided: () => void;
}

function Outgoing({ item, outbox, onDecided }: OutgoingProps & { item: OutgoingMessage }) {
  const isFailed = item.state === 'failed';
  const decide = (act: (key: string) => void) => () => {
    act(item.key);
    onDecided();
  };
  return (
    <div
      className={styles.bubble}
      data-mine
      data-failed={isFailed || undefined}
      data-sending={!isFailed || undefined}
    >
      {item.content && <MessageText content={item.content} />}
      <MessageAttachments files={item.attachments} />
      {isFailed ? (
        <>
          <p role="alert" className={styles.failure}>
            {failureText(item)}
          </p>
          <div className={styles.actions}>
            {item.isLimitReached && (
              <LinkButton size="small" variant="primary" to={paths.pricing()}>
                {contactTexts.seePricing}
              </LinkButton>
            )}
            <Button size="small" icon="refresh" onClick={decide(outbox.retry)}>
              {texts.retry}
            </Button>
            <Button size="small" variant="ghost" onClick={decide(outbox.discard)}>
              {texts.discard}
            </Button>
          </div>
        </>
      ) : (
        <span className={styles.time}>{texts.sending}</span>
      )}
    </div>
  );
}

/** Messages on their way, and those that did not leave, under the ones the server has. */
export function OutgoingList({ items, ...props }: OutgoingProps & { items: readonly OutgoingMessage[] }) {
  return items.map((item) => (
    <li key={item.key} className={styles.row}>
      <Outgoing item={item} {...props} />
    </li>
  ));
}
