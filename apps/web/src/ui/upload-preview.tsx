import { type ReactNode, useEffect, useState } from 'react';
import { cx } from './cx.ts';
import { DefaultCover } from './default-cover.tsx';
import { Icon } from './icon.tsx';
import { Picture } from './picture.tsx';
import styles from './upload-field.module.css';
import type { UploadState } from './use-upload.ts';

/** The chosen picture at once, from the browser's memory, then the stored one. */
export function UploadPreview({
  kind,
  url,
  state,
  fallback,
}: {
  kind: 'face' | 'picture' | 'file';
  url: string | null;
  state: UploadState;
  fallback?: ReactNode;
}) {
  const sending = state.step === 'sending' && kind !== 'file' ? state.file : null;
  const localUrl = useObjectUrl(sending);
  const shown = localUrl ?? url;
  if (kind === 'file') {
    return (
      <span className={styles.fileMark} data-filled={url ? '' : undefined}>
        <Icon name={url ? 'check' : 'upload'} />
      </span>
    );
  }
  return (
    <span className={cx(styles.preview, kind === 'face' && styles.previewFace)}>
      {shown ? (
        <Picture src={shown} alt="" width={320} height={320} sizes="10rem" widths={[320]} />
      ) : (
        (fallback ?? <EmptyPreview kind={kind} />)
      )}
    </span>
  );
}

function EmptyPreview({ kind }: { kind: 'face' | 'picture' }) {
  if (kind === 'picture') return <DefaultCover seed="projet" />;
  return (
    <span className={styles.emptyFace}>
      <Icon name="user" />
    </span>
  );
}

function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [file]);
  return url;
}
