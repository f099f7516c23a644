import { Button, IconButton } from './button.tsx';
import { cx } from './cx.ts';
import { Dotted } from './dotted.tsx';
import { uploadTexts as texts } from './ui.texts.ts';
import styles from './upload-field.module.css';
import type { Sending } from './upload-queue.ts';
import type { useUploads } from './use-uploads.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const isWaiting = ({ state: { step } }: Sending) => step === 'waiting' || step === 'held';

type Uploads = ReturnType<typeof useUploads>;

/** How far several files are, with what can be done about all of them, then each that is on its way or failed. */
export function SendingList({
  uploads,
  onEdit,
  onCancel,
  onCancelAll,
}: {
  uploads: Uploads;
  /** Changes one that is not on its way; left out where none can be. */
  onEdit: ((sending: Sending) => void) | undefined;
  onCancel: (sending: Sending) => void;
  onCancelAll: () => void;
}) {
  const { sendings, sent, total, pause } = uploads;
  const open = sendings.filter(({ state }) => state.step !== 'failed');
  const waiting = sendings.filter(isWaiting);
  const shown = sendings.filter((sending) => !isWaiting(sending) && sending.state.step !== 'sent');
  const isLost = sendings.some(({ state }) => state.step === 'lost');
  const line = (sending: Sending) => (
    <li key={sending.key}>
      <SendingLine
        sending={sending}
        onRetry={() => uploads.retry(sending)}
        onEdit={onEdit && (() => onEdit(sending))}
        onCancel={() => onCancel(sending)}
      />
    </li>
  );
  return (
    <>
      {open.length > 0 && (total > 1 || pause) && <AllSendings uploads={uploads} onCancelAll={onCancelAll} />}
      {shown.length > 0 && <ul className={styles.sendings}>{shown.map(line)}</ul>}
      {waiting.length > 0 && (
        <details className={styles.waiting}>
          <summary>{texts.waiting(waiting.length)}</summary>
          <ul className={styles.sendings}>{waiting.map(line)}</ul>
        </details>
      )}
      <div role="status">
        <VisuallyHidden>
          {pause === 'asked' && texts.paused}
          {pause === 'lost' && texts.lostForLong}
          {!pause && isLost && texts.lost}
          {open.length === 0 && sent > 0 && texts.allSent(sent)}
        </VisuallyHidden>
      </div>
    </>
  );
}

/** One line for all: how many of them were sent, and pause or go on. */
function AllSendings({ uploads, onCancelAll }: { uploads: Uploads; onCancelAll: () => void }) {
  const { sendings, sent, total, pause } = uploads;
  const parts = sendings.map(({ state }) => (state.step === 'sending' ? state.ratio : 0));
  const begun = parts.reduce((sum, part) => sum + part, 0);
  const isLost = sendings.some(({ state }) => state.step === 'lost');
  return (
    <div className={cx(styles.sending, styles.all)}>
      <div className={styles.status}>
        <p className={styles.count}>
          <Dotted facts={[texts.sentOf(sent, total), pause === 'asked' && texts.paused]} />
        </p>
        <progress
          className={styles.progress}
          max={total}
          value={Math.min(total, sent + begun)}
          aria-label={texts.sentProgress}
          aria-valuetext={texts.sentOf(sent, total)}
        />
      </div>
      {/* one button, so that the focus stays on it */}
      <Button
        size="small"
        icon={pause ? 'play' : 'pause'}
        onClick={pause ? uploads.resume : uploads.pauseAll}
      >
        {pause ? texts.resume : texts.pause}
      </Button>
      <IconButton icon="close" label={texts.cancelAll} onClick={onCancelAll} />
      {pause === 'lost' && <p className={styles.loss}>{texts.lostForLong}</p>}
      {!pause && isLost && <p className={styles.loss}>{texts.lost}</p>}
    </div>
  );
}

/** One file: how far it is, or what is wrong with it. */
function SendingLine({
  sending,
  onRetry,
  onEdit,
  onCancel,
}: {
  sending: Sending;
  onRetry: () => void;
  onEdit: (() => void) | undefined;
  onCancel: () => void;
}) {
  const { state, file } = sending;
  const percent = state.step === 'sending' ? Math.round(state.ratio * 100) : 0;
  const canEdit = isWaiting(sending) || (state.step === 'failed' && state.canRetry);
  return (
    <div className={styles.sending}>
      <div className={styles.status}>
        <p>{file.name}</p>
        {(state.step === 'sending' || state.step === 'lost') && (
          <progress
            className={styles.progress}
            max={100}
            value={percent}
            aria-label={texts.progressOf(file.name, percent)}
          />
        )}
        {percent === 100 && <p>{texts.processing}</p>}
        {state.step === 'failed' && (
          <p role="alert" className={styles.failure}>
            {state.message}
          </p>
        )}
      </div>
      {state.step === 'failed' && state.canRetry && (
        <Button size="small" icon="refresh" aria-label={texts.retryOf(file.name)} onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
      {onEdit && canEdit && <IconButton icon="crop" label={texts.editOf(file.name)} onClick={onEdit} />}
      <IconButton
        icon="close"
        label={state.step === 'failed' ? texts.forget(file.name) : texts.cancelOf(file.name)}
        onClick={onCancel}
      />
    </div>
  );
}
