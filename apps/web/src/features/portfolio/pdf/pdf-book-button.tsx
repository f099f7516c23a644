import { useState } from 'react';
import { createPortal } from 'react-dom';
import { lazyDialog } from '../../../core/lazy/lazy-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { pdfBookButtonTexts as texts } from './pdf-book-button.texts.ts';
import type { CreateProject } from './use-creation.ts';

const PdfBookDialog = lazyDialog(() => import('./pdf-book-dialog.tsx'));

/** Where a portfolio in PDF is dropped to become projects. What comes of it is fetched when it is pressed. */
export function PdfBookButton({
  draftKey,
  room,
  create,
}: {
  draftKey: string;
  room: number;
  create: CreateProject;
}) {
  const [isOpen, setOpen] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  return (
    <>
      <Button icon="upload" onClick={() => setOpen(true)}>
        {file ? texts.goOn : texts.open}
      </Button>
      {isOpen &&
        // outside of the form that it may stand in: what is typed there is no part of it
        createPortal(
          <PdfBookDialog
            file={file}
            draftKey={draftKey}
            room={room}
            create={create}
            onFile={setFile}
            onClose={() => setOpen(false)}
          />,
          document.body,
        )}
    </>
  );
}
