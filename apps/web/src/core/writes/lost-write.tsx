import { useContext } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { DialogContext } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { uiTexts } from '../../ui/ui.texts.ts';
import { newIdempotencyKey } from '../api/idempotency-key.ts';
import { draftTextOf } from '../forms/form-draft.ts';
import { useSession } from '../session/session.tsx';
import { isRepeatable } from './lost-call.ts';
import styles from './lost-write.module.css';
import { type LostWrite, showLostWrite } from './lost-writes.ts';
import { addWaitingWrite } from './waiting-writes.ts';
import { writesTexts as texts } from './writes.texts.ts';

export interface LostWriteProps {
  readonly lost: LostWrite;
}

function sentenceOf({ call }: LostWrite): string {
  if (!call.mayHaveArrived) return texts.unsent;
  return call.isCancelled ? texts.cancelled : texts.unanswered;
}

/** Its name in the list of waiting writes; null where it may arrive twice, or needs its author. */
function waitingNameOf({ call, later }: LostWrite): string | null {
  return !call.isCancelled && (!call.mayHaveArrived || isRepeatable(call.request)) ? later : null;
}

/** The message about a lost write, and what its author can do about it. */
export default function LostWriteView({ lost }: LostWriteProps) {
  const { user } = useSession();
  const dialog = useContext(DialogContext);
  const { call, draftKey, retry, opener } = lost;
  const name = waitingNameOf(lost);
  const close = () => showLostWrite(null);
  const again = () => {
    // its own button is about to be removed
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    retry?.();
  };
  const wait = (label: string) => {
    const id = draftKey ?? newIdempotencyKey();
    const draft = draftKey === undefined ? null : { key: draftKey, text: draftTextOf(draftKey) };
    if (!addWaitingWrite({ id, label, request: call.request, draft })) return;
    close();
    dialog?.close();
  };
  return (
    <div className={cx(styles.place, !dialog && styles.page)}>
      <div className={styles.told}>
        <Notice
          // the form's own message was announced at once
          tone="warning"
          title={sentenceOf(lost)}
          {...(retry && { onRetry: again })}
          actions={
            user &&
            name !== null && (
              <Button size="small" onClick={() => wait(name)}>
                {texts.later}
              </Button>
            )
          }
        />
        <IconButton icon="close" label={uiTexts.close} onClick={close} />
      </div>
    </div>
  );
}
