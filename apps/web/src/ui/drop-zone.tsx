import { type ReactNode, useState } from 'react';
import styles from './upload-field.module.css';
import { useDropGuard } from './use-drop-guard.ts';

/** Takes files that are dropped on it or pasted into it, which only doubles the native file control inside. */
export function DropZone({
  isInvalid,
  onFiles,
  children,
}: {
  isInvalid: boolean;
  onFiles: (files: FileList) => void;
  children: ReactNode;
}) {
  const [isOver, setOver] = useState(false);
  useDropGuard();
  const take = (event: { preventDefault(): void }, files: FileList) => {
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the control inside does the same by keyboard
    <div
      className={styles.zone}
      data-over={isOver || undefined}
      data-invalid={isInvalid ? '' : undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        take(event, event.dataTransfer.files);
      }}
      onPaste={(event) => take(event, event.clipboardData.files)}
    >
      {children}
    </div>
  );
}
