import { Button } from '../../ui/button.tsx';
import { chatTexts as texts } from './conversations.texts.ts';
import styles from './message-list.module.css';
import { MessageText } from './message-text.tsx';
import { failureText, type Outbox, type OutgoingMessage } from './outbox.ts';

function Outgoing({ item, outbox }: { item: OutgoingMessage; outbox: Outbox }) {
  const isFailed = item.state === 'failed';
  return (
    <div
      className={styles.bubble}
      data-mine
      data-failed={isFailed || undefined}
      data-sending={!isFailed || undefined}
    >
      <MessageText content={item.content} />
      {isFailed ? (
        <>
          <p role="alert" className={styles.failure}>
            {failureText(item)}
          </p>
          <div className={styles.actions}>
            <Button size="small" icon="refresh" onClick={() => outbox.retry(item.key)}>
              {texts.retry}
            </Button>
            <Button size="small" variant="ghost" onClick={() => outbox.discard(item.key)}>
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
export function OutgoingList({ items, outbox }: { items: readonly OutgoingMessage[]; outbox: Outbox }) {
  return items.map((item) => (
    <li key={item.key} className={styles.row}>
      <Outgoing item={item} outbox={outbox} />
    </li>
  ));
}
