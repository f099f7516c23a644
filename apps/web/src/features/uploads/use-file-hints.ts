import { useState } from 'react';
import type { Upload } from '../../ui/use-upload.ts';
import { hintOf } from './file-hint.ts';

/** Sends files as `send` does, and keeps what their senders should know of them, by their addresses, unless not `isHinted`. */
export function useFileHints(send: Upload, isHinted = true) {
  const [hints, setHints] = useState<ReadonlyMap<string, string>>(new Map());
  const upload: Upload = async (file, options) => {
    // a hint that cannot be given holds up nothing
    const asked = isHinted ? hintOf(file).catch(() => null) : Promise.resolve(null);
    const sent = await send(file, options);
    void asked.then((hint) => hint && setHints((current) => new Map(current).set(sent.url, hint)));
    return sent;
  };
  return { hints, upload };
}
