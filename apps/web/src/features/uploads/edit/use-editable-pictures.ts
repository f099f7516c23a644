import { useRef, useState } from 'react';
import { fetchPrivateFile } from '../../../core/api/download-file.ts';
import type { Upload } from '../../../ui/use-upload.ts';
import { fitPhotograph, givenFile } from '../fit-photograph.ts';
import type { EditablePicture, EditedPicture } from './edit-picture-dialog.tsx';
import { noEdit, type PictureEdit } from './picture-edit.ts';

interface Original {
  readonly file: File;
  readonly edit: PictureEdit;
}

/** A stored picture as a file, in the most pixels that are kept of it. */
async function fetchStored(url: string, signal: AbortSignal): Promise<File> {
  const blob = await (await fetchPrivateFile(url, signal)).blob();
  return new File([blob], 'image', { type: blob.type });
}

/**
 * The pictures of a field, which can be edited: each that was sent from here keeps what it was made of for as long as the
 * field is there, so that editing it again begins with that.
 */
export function useEditablePictures(send: Upload) {
  const [originals] = useState(() => new Map<string, Original>());
  const [editedBefore] = useState(() => new WeakMap<File, Original>());
  const latest = useRef(send);
  latest.current = send;
  const [pictures] = useState(() => ({
    upload: (async (file, options) => {
      const { url } = await latest.current(file, options);
      originals.set(url, editedBefore.get(file) ?? { file: givenFile(file), edit: noEdit });
      return { url };
    }) satisfies Upload,
    /** Notes what a file that is yet to be sent was made of. */
    note: ({ result, original, edit }: EditedPicture) => {
      editedBefore.set(result, { file: original, edit });
    },
    /** A file that is yet to be sent, as it is to be edited. */
    of: (file: File): EditablePicture => {
      const before = editedBefore.get(file);
      if (before) return { load: async () => before.file, edit: before.edit };
      return { load: async () => givenFile((await fitPhotograph(file)) ?? file), edit: noEdit };
    },
    /** What is to be edited; the same as long as it is. */
    at: (url: string): EditablePicture => {
      const original = originals.get(url);
      if (original) return { load: async () => original.file, edit: original.edit };
      return { load: (signal) => fetchStored(url, signal), edit: noEdit };
    },
    /** Sends what came of an edit; resolves with its address. */
    replace: async ({ result, original, edit }: EditedPicture, signal: AbortSignal): Promise<string> => {
      const { url } = await latest.current(result, { signal, onProgress: () => undefined });
      originals.set(url, { file: original, edit });
      return url;
    },
  }));
  return pictures;
}

export type EditablePictures = ReturnType<typeof useEditablePictures>;
