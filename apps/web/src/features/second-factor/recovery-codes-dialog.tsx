import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Actions, Stack } from '../../ui/page.tsx';
import styles from './second-factor.module.css';
import { secondFactorTexts as texts } from './second-factor.texts.ts';

export interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

function saveAsFile(codes: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = texts.fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}

/** The ten codes, the one time that they are shown. */
export default function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const [message, setMessage] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setMessage(texts.copied),
      () => setMessage(texts.copyFailed),
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.codesDialogTitle}
      footer={
        <Button variant="primary" onClick={onClose}>
          {texts.codesDone}
        </Button>
      }
    >
      <Stack>
        <p>{texts.codesLead}</p>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <Actions>
          <Button size="small" onClick={() => void copy()}>
            {texts.copy}
          </Button>
          <Button size="small" icon="download" onClick={() => saveAsFile(codes)}>
            {texts.download}
          </Button>
        </Actions>
        <div role="status">{message}</div>
      </Stack>
    </Dialog>
  );
}
