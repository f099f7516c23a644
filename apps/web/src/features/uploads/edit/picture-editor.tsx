import { useState } from 'react';
import { lazyDialog } from '../../../core/lazy/lazy-dialog.tsx';
import type { EditablePictures } from './use-editable-pictures.ts';

const EditPictureDialog = lazyDialog(() => import('./edit-picture-dialog.tsx'));

/** Edits one picture of a field. `onReplaced` gets the address of what came of it; the editor closes by itself. */
export function PictureEditor({
  url,
  pictures,
  onReplaced,
  onClose,
}: {
  url: string;
  pictures: EditablePictures;
  onReplaced: (url: string) => void;
  onClose: () => void;
}) {
  const [picture] = useState(() => pictures.at(url));
  return (
    <EditPictureDialog
      picture={picture}
      onApply={async (edited, signal) => {
        const replaced = await pictures.replace(edited, signal);
        if (signal.aborted) return;
        onReplaced(replaced);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** Edits a file that is yet to be sent. `onEnd` gets what came of it, if anything did. */
export function FilePictureEditor({
  file,
  pictures,
  onEnd,
}: {
  file: File;
  pictures: EditablePictures;
  onEnd: (edited?: File) => void;
}) {
  const [picture] = useState(() => pictures.of(file));
  return (
    <EditPictureDialog
      picture={picture}
      onApply={async (edited) => {
        pictures.note(edited);
        onEnd(edited.result);
      }}
      onClose={() => onEnd()}
    />
  );
}
