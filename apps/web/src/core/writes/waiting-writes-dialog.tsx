import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Actions } from '../../ui/page.tsx';
import { Status } from '../../ui/status.tsx';
import { formatRecently } from '../format/format-time.ts';
import {
  forgetAllWaitingWrites,
  forgetWaitingWrite,
  resendWaitingWrite,
  type WaitingWrite,
} from './waiting-writes.ts';
import styles from './waiting-writes-strip.module.css';
import { writesTexts as texts } from './writes.texts.ts';

function stateText({ state, reason, since }: WaitingWrite): string {
  if (state === 'refused') return texts.refused(reason ?? '');
  if (state === 'doubtful') return texts.doubtful;
  return state === 'sending'
    ? texts.sending
    : texts.since(formatRecently(new Date(since).toISOString(), new Date()));
}

/** The list of waiting writes, which can be deleted one by one or all at once. */
export function WaitingWritesDialog({
  open,
  onClose,
  items,
}: {
  open: boolean;
  onClose: () => void;
  items: readonly WaitingWrite[];
}) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.title}
      footer={items.length > 1 && <Button onClick={forgetAllWaitingWrites}>{texts.removeAll}</Button>}
    >
      <Status>{items.length > 0 ? texts.lead : texts.empty}</Status>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <p className={styles.label}>{item.label}</p>
            <p className={styles.state}>{stateText(item)}</p>
            <Actions>
              {(item.state === 'doubtful' || item.state === 'refused') && (
                <Button
                  size="small"
                  aria-label={texts.resendOf(item.label)}
                  onClick={() => resendWaitingWrite(item.id)}
                >
                  {texts.resend}
                </Button>
              )}
              <Button
                size="small"
                aria-label={texts.removeOf(item.label)}
                onClick={() => forgetWaitingWrite(item.id)}
              >
                {texts.remove}
              </Button>
            </Actions>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
