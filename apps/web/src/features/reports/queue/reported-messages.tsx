import type { ReportedMessage } from '@mitoyen/contract/features/reports/reports.schemas.ts';
import { formatTime } from '../../../core/format/format-time.ts';
import { formatDay } from '../../../ui/format.ts';
import { MessageAttachments } from '../../uploads/index.ts';
import styles from './reports.module.css';
import { reportTexts as texts } from './reports.texts.ts';

/** A conversation's last messages as they were when it was reported. */
export function ReportedMessages({ messages }: { messages: readonly ReportedMessage[] }) {
  return (
    <ol className={styles.messages}>
      {messages.map((message) => (
        <li key={message.createdAt} className={styles.message} data-from={message.from}>
          <p className={styles.soft}>
            <strong>{message.from === 'reported' ? texts.fromReported : texts.fromReporter}</strong>{' '}
            <time dateTime={message.createdAt}>
              {formatDay(message.createdAt)}, {formatTime(message.createdAt)}
            </time>
          </p>
          {message.subject && <p className={styles.subject}>{texts.subject(message.subject)}</p>}
          {message.content && <p className={styles.words}>{message.content}</p>}
          <MessageAttachments files={message.attachments} />
        </li>
      ))}
    </ol>
  );
}
