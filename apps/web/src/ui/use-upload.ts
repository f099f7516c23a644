import { useEffect, useRef, useState } from 'react';
import { uploadTexts } from './ui.texts.ts';

/** The file itself is at fault, and sending it again would change nothing. The message is for the user. */
export class FileFault extends Error {}

/** The server was not reached, or cannot take anything just now: the same try may succeed later. */
export class Unreached extends Error {}

/**
 * Sends a file; `onProgress` gets the part sent, from 0 to 1. Rejects with an Error whose message is for the user: a
 * FileFault when another try would end alike, Unreached when a later one may not.
 */
export type Upload = (file: File, options: UploadOptions) => Promise<{ readonly url: string }>;

export interface UploadOptions {
  readonly onProgress: (ratio: number) => void;
  readonly signal: AbortSignal;
}

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
  /** Said when the file is of another type, of any file or by which it is. */
  readonly wrongTypeMessage?: string | ((file: File) => string);
  /**
   * Makes a file fit where that is possible, before anything else is looked at; null where nothing has to be done.
   * May reject with a FileFault.
   */
  readonly prepare?: (file: File) => Promise<File> | null;
}

/** The fault of a file that needs no sending to be seen, or `null`. The server looks at the bytes. */
function fileFault(file: File, { accept, maxBytes, wrongTypeMessage = uploadTexts.wrongType }: FileRules) {
  const name = file.name.toLowerCase();
  const isAccepted = accept
    .split(',')
    .map((pattern) => pattern.trim().toLowerCase())
    .some((pattern) => (pattern.startsWith('.') ? name.endsWith(pattern) : file.type === pattern));
  if (!isAccepted) return typeof wrongTypeMessage === 'string' ? wrongTypeMessage : wrongTypeMessage(file);
  if (file.size === 0) return uploadTexts.empty;
  if (file.size > maxBytes) return uploadTexts.tooLarge(Math.floor(maxBytes / (1024 * 1024)));
  return null;
}

function requireFitting(file: File, rules: FileRules): File {
  const fault = fileFault(file, rules);
  if (fault) throw new FileFault(fault);
  return file;
}

/** The file as it will be sent, at once where nothing has to be done to it. @throws FileFault when it cannot be sent. */
export function fittingFile(file: File, rules: FileRules): File | Promise<File> {
  const prepared = rules.prepare?.(file);
  return prepared ? prepared.then((ready) => requireFitting(ready, rules)) : requireFitting(file, rules);
}

/** What to say of a sending that failed, and whether another try may help. */
export function failureOf(error: unknown): { readonly message: string; readonly canRetry: boolean } {
  const message = error instanceof Error && error.message ? error.message : uploadTexts.failed;
  return { message, canRetry: !(error instanceof FileFault) };
}

/**
 * One file at a time: a new one, a cancel or leaving the page ends the sending under way. `onTaken` gets a file that is about
 * to be sent.
 */
export function useUpload(
  upload: Upload,
  rules: FileRules,
  onSent: (url: string) => void,
  onTaken?: (file: File) => void,
) {
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const start = async (given: File) => {
    sending.current?.abort();
    const controller = new AbortController();
    sending.current = controller;
    setState({ step: 'sending', file: given, ratio: 0 });
    const isCurrent = () => sending.current === controller && !controller.signal.aborted;
    try {
      const fitting = fittingFile(given, rules);
      const file = fitting instanceof Promise ? await fitting : fitting;
      if (!isCurrent()) return;
      onTaken?.(file);
      const onProgress = (ratio: number) => isCurrent() && setState({ step: 'sending', file, ratio });
      const { url } = await upload(file, { onProgress, signal: controller.signal });
      if (!isCurrent()) return;
      setState({ step: 'sent', file });
      onSent(url);
    } catch (error) {
      if (isCurrent()) setState({ step: 'failed', file: given, ...failureOf(error) });
    }
  };

  const reset = () => {
    sending.current?.abort();
    setState({ step: 'idle' });
  };
  return { state, start, reset };
}
