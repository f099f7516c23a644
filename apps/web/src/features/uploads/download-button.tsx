import type { Attachment } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import { useMutation } from '@tanstack/react-query';
import { downloadFile } from '../../core/api/download-file.ts';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { formatFileSize } from '../../ui/format.ts';
import styles from './attached-files.module.css';
import { attachedFileTexts as texts } from './attached-files.texts.ts';
import { FileCautions } from './file-cautions.tsx';

/** Saves a file of a message, under its name. */
export function DownloadButton({
  file,
  label,
}: {
  file: Pick<Attachment, 'url' | 'name' | 'byteSize' | 'cautions'>;
  label: string;
}) {
  const download = useMutation({ mutationFn: () => downloadFile(file.url, file.name) });
  return (
    <>
      <Button
        size="small"
        icon="download"
        className={styles.document}
        busy={download.isPending}
        aria-label={texts.downloadOf(file.name, formatFileSize(file.byteSize))}
        onClick={() => download.mutate()}
      >
        <span className={styles.fileName}>{label}</span>
      </Button>
      <FileCautions cautions={file.cautions} />
      {download.isError && (
        <span role="alert" className={styles.failure}>
          {errorSentence(download.error, texts.downloadFailure)}
        </span>
      )}
    </>
  );
}
