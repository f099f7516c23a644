import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { uploadTexts } from './ui.texts.ts';
import { untilTryAgain } from './until-try-again.ts';
import { createUploadQueue, isCounted, type QueueState, type Sending } from './upload-queue.ts';
import { type FileRules, fittingFile, type Upload } from './use-upload.ts';

interface UploadsOptions {
  /** Whether what is lost on the way is sent again by itself; else its failure is said at once. */
  readonly persists?: boolean;
  /** The account that sends, where files that one account chose must not be sent as another. */
  readonly sender?: (() => unknown) | undefined;
}

/** Several files on their way, as `createUploadQueue` sends them. Leaving the page ends what is under way. */
export function useUploads(
  upload: Upload,
  rules: FileRules,
  onSent: (url: string) => void,
  { persists = false, sender }: UploadsOptions = {},
) {
  const latest = useRef({ upload, rules, onSent });
  latest.current = { upload, rules, onSent };
  const [queue] = useState(() =>
    createUploadQueue({
      fit: (file) => fittingFile(file, latest.current.rules),
      upload: (file, options) => latest.current.upload(file, options),
      onSent: (url) => latest.current.onSent(url),
      untilTryAgain: persists ? untilTryAgain : null,
      isOnline: () => navigator.onLine,
      sender,
      otherSender: uploadTexts.otherSender,
    }),
  );
  useEffect(() => () => queue.stop(), [queue]);
  const state: QueueState = useSyncExternalStore(queue.subscribe, queue.state, queue.state);
  return {
    ...state,
    start: queue.add,
    retry: ({ key }: Pick<Sending, 'key'>) => queue.retry(key),
    cancel: ({ key }: Pick<Sending, 'key'>) => queue.cancel([key]),
    hold: queue.hold,
    release: queue.release,
    cancelAll: () => {
      queue.forgetSpare();
      queue.cancel(state.sendings.map(({ key }) => key));
    },
    forgetSpare: queue.forgetSpare,
    /** How many of a number of places are free. */
    roomIn: (places: number) => Math.max(0, places - state.sendings.filter(isCounted).length),
    pauseAll: queue.pause,
    resume: queue.resume,
  };
}
