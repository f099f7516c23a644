import { useEffect, useRef, useState } from 'react';
import { uploadTexts } from './ui.texts.ts';

/** Sends a file; `onProgress` gets the part sent, from 0 to 1. Rejects with an Error whose message is for the user. */
export type Upload = (
  file: File,
  options: { onProgress: (ratio: number) => void; signal: AbortSignal },
) => Promise<{ readonly url: string }>;

export type UploadState =
  | { readonly step: 'idle' }
  | { readonly step: 'sending'; readonly file: File; readonly ratio: number }
  | { readonly step: 'sent'; readonly file: File }
  /** `canRetry` is false when the file itself is at fault. */
  | { readonly step: 'failed'; readonly file: File; readonly message: string; readonly canRetry: boolean };

export interface FileRules {
  /** As the native attribute: `image/jpeg,image/png` or `.pdf,.docx`. */
  readonly accept: string;
  readonly maxBytes: number;
  /** Said when the file is of another type. */
  readonly wrongTypeMessage?: string;
}

/** The fault of a file that needs no sending to be seen, or `null`. The server looks at the bytes. */
export function fileFault(
  file: File,
  { accept, maxBytes, wrongTypeMessage = uploadTexts.wrongType }: FileRules,
) {
  const name = file.name.toLowerCase();
  const isAccepted = accept
    .split(',')
    .map((pattern) => pattern.trim().toLowerCase())
    .some((pattern) => (pattern.startsWith('.') ? name.endsWith(pattern) : file.type === pattern));
  if (!isAccepted) return wrongTypeMessage;
  if (file.size > maxBytes) return uploadTexts.tooLarge(Math.floor(maxBytes / (1024 * 1024)));
  return null;
}

/** One file at a time: a new one, a cancel or leaving the page ends the sending under way. */
export function useUpload(upload: Upload, rules: FileRules, onSent: (url: string) => void) {
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const start = async (file: File) => {
    sending.current?.abort();
    const fault = fileFault(file, rules);
    if (fault) return setState({ step: 'failed', file, message: fault, canRetry: false });
    const controller = new AbortController();
    sending.current = controller;
    setState({ step: 'sending', file, ratio: 0 });
    const isCurrent = () => sending.current === controller && !controller.signal.aborted;
    const onProgress = (ratio: number) => isCurrent() && setState({ step: 'sending', file, ratio });
    try {
      const { url } = await upload(file, { onProgress, signal: controller.signal });
      if (!isCurrent()) return;
      setState({ step: 'sent', file });
      onSent(url);
    } catch (error) {
      if (!isCurrent()) return;
      const message = error instanceof Error && error.message ? error.message : uploadTexts.failed;
      setState({ step: 'failed', file, message, canRetry: true });
    }
  };

  const reset = () => {
    sending.current?.abort();
    setState({ step: 'idle' });
  };
  return { state, start, reset };
}
