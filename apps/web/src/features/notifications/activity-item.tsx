import type { Notification } from '@mitoyen/contract/features/notifications/notifications.schemas.ts';
import { formatRecently } from '../../core/format/format-time.ts';
import { paths } from '../../paths.ts';
import { Dotted } from '../../ui/dotted.tsx';
import { Link } from '../../ui/link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './activity.module.css';
import { activityTexts as texts } from './notifications.texts.ts';

/** One thing that happened: what, by whom, when. The whole line leads there. */
export function ActivityItem({ line, onOpen }: { line: Notification; onOpen: (line: Notification) => void }) {
  const { kind, text, name, path, at, isRead, unread } = line;
  return (
    <Link
      to={path}
      className={styles.item}
      data-unread={!isRead || undefined}
      onClick={() => !isRead && onOpen(line)}
    >
      <span className={styles.text}>
        {!isRead && <VisuallyHidden>{`${texts.unread}\u00a0: `}</VisuallyHidden>}
        {text ?? texts.messages(unread)}
      </span>
      <span className={styles.note}>
        <Dotted
          facts={[
            name ?? texts.kinds[kind],
            formatRecently(at, new Date()),
            path === paths.activity() && texts.byMail,
          ]}
        />
      </span>
    </Link>
  );
}
