import { useRef, useState } from 'react';
import { fetchPrivateFile } from '../../../core/api/download-file.ts';
import type { Upload } from '../../../ui/use-upload.ts';
import { fitPhotograph, type SourcePicture, sourceOf } from '../fit-photograph.ts';
import type { EditablePicture, EditedPicture } from './edit-picture-dialog.tsx';
import { noEdit, type PictureEdit } from './picture-edit.ts';

interface Original {
  readonly source: SourcePicture;
  readonly edit: PictureEdit;
}

/** A stored picture as a file, in the most pixels that are kept of it. */
async function fetchStored(url: string, signal: AbortSignal): Promise<SourcePicture> {
  const blob = await (await fetchPrivateFile(url, signal)).blob();
  const file = new File([blob], 'image', { type: blob.type });
  return { file, shown: file };
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
      originals.set(url, editedBefore.get(file) ?? { source: sourceOf(file), edit: noEdit });
      return { url };
    }) satisfies Upload,
    /** Notes what a file that is yet to be sent was made of. */
    note: ({ result, ...original }: EditedPicture) => {
      editedBefore.set(result, original);
    },
    /** A file that is yet to be sent, as it is to be edited. */
    of: (file: File): EditablePicture => {
      const before = editedBefore.get(file);
      if (before) return { load: async () => before.source, edit: before.edit };
      return { load: async () => sourceOf((await fitPhotograph(file)) ?? file), edit: noEdit };
    },
    /** What is to be edited; the same as long as it is. */
    at: (url: string): EditablePicture => {
      const original = originals.get(url);
      if (original) return { load: async () => original.source, edit: original.edit };
      return { load: (signal) => fetchStored(url, signal), edit: noEdit };
    },
    /** Sends what came of an edit; resolves with its address. */
    replace: async ({ result, ...original }: EditedPicture, signal: AbortSignal): Promise<string> => {
      const { url } = await latest.current(result, { signal, onProgress: () => undefined });
      originals.set(url, original);
      return url;
    },
  }));
  return pictures;
}

export type EditablePictures = ReturnType<typeof useEditablePictures>;
