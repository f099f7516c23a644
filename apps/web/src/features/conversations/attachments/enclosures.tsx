import { Button, IconButton } from '../../../ui/button.tsx';
import { Dotted } from '../../../ui/dotted.tsx';
import { formatFileSize } from '../../../ui/format.ts';
import { uploadTexts } from '../../../ui/ui.texts.ts';
import type { Sending } from '../../../ui/upload-queue.ts';
import styles from './attachments.module.css';
import { attachmentTexts as texts } from './attachments.texts.ts';
import type { EnclosedFiles } from './use-enclosures.ts';

function OnItsWay({ sending, files }: { sending: Sending; files: EnclosedFiles }) {
  const { file, state } = sending;
  const ratio = state.step === 'sending' ? state.ratio : Number(state.step === 'sent');
  const percent = Math.round(ratio * 100);
  return (
    <li className={styles.enclosure}>
      <span className={styles.about}>
        <span className={styles.fileName}>{file.name}</span>
        {state.step === 'failed' ? (
          <span role="alert" className={styles.failure}>
            {state.message}
          </span>
        ) : (
          <progress
            className={styles.progress}
            max={100}
            value={percent}
            aria-label={uploadTexts.progressOf(file.name, percent)}
          />
        )}
      </span>
      {state.step === 'failed' && state.canRetry && (
        <Button
          size="small"
          icon="refresh"
          aria-label={texts.retryOf(file.name)}
          onClick={() => files.retry(sending)}
        >
          {uploadTexts.retry}
        </Button>
      )}
      <IconButton
        icon="close"
        label={state.step === 'failed' ? texts.remove(file.name) : uploadTexts.cancelOf(file.name)}
        onClick={() => files.cancel(sending)}
      />
    </li>
  );
}

/** The files that go with the next message, above where it is written. */
export function Enclosures({ files }: { files: EnclosedFiles }) {
  const { attachments, sendings, isFull } = files;
  if (attachments.length + sendings.length === 0 && !isFull) return null;
  return (
    <>
      <ul className={styles.enclosures} aria-label={texts.enclosed}>
        {attachments.map(({ url, name, byteSize }) => (
          <li key={url} className={styles.enclosure}>
            <span className={styles.about}>
              <span className={styles.fileName}>{name}</span>
              <span className={styles.size}>
                <Dotted facts={[formatFileSize(byteSize), texts.ready]} />
              </span>
            </span>
            <IconButton icon="close" label={texts.remove(name)} onClick={() => files.remove(url)} />
          </li>
        ))}
        {sendings.map((sending) => (
          <OnItsWay key={sending.key} sending={sending} files={files} />
        ))}
      </ul>
      {isFull && (
        <p role="alert" className={styles.failure}>
          {texts.tooMany}
        </p>
      )}
    </>
  );
}
