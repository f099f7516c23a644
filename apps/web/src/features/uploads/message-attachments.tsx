import type { Attachment } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { formatFileSize } from '../../ui/format.ts';
import styles from './attached-files.module.css';
import { attachedFileTexts as texts } from './attached-files.texts.ts';
import { DownloadButton } from './download-button.tsx';
import { PrivateImage } from './private-image.tsx';

const thumbnailWidthPixels = 320;
const fullWidthPixels = 1600;

function Thumbnail({ file }: { file: Attachment }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.thumbnail}
        aria-label={texts.show(file.name)}
        onClick={() => setOpen(true)}
      >
        <PrivateImage file={file} widthPixels={thumbnailWidthPixels} />
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={file.name}
        size="large"
        closeOnBackdrop
        footer={
          <>
            {file.original && (
              <DownloadButton
                file={file.original}
                label={texts.original(formatFileSize(file.original.byteSize))}
              />
            )}
            <DownloadButton file={file} label={texts.download} />
          </>
        }
      >
        <PrivateImage file={file} widthPixels={fullWidthPixels} />
      </Dialog>
    </>
  );
}

/** The files of a message: pictures small, to be opened, documents to be saved. */
export function MessageAttachments({ files }: { files: readonly Attachment[] }) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.url}>
          {file.kind === 'image' ? (
            <Thumbnail file={file} />
          ) : (
            <DownloadButton file={file} label={`${file.name}, ${formatFileSize(file.byteSize)}`} />
          )}
        </li>
      ))}
    </ul>
  );
}
