import { useEffect, useRef } from 'react';

/** Gives the files pasted anywhere on the page, but not into a text: there its words are meant, not its picture. `isOn`: else none. */
export function usePastedFiles(take: (files: FileList) => void, isOn = true): void {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    if (!isOn) return;
    const onPaste = (event: ClipboardEvent) => {
      const files = event.clipboardData?.files;
      const isText =
        event.target instanceof Element && event.target.matches('textarea, input:not([type=file])');
      if (!files?.length || isText || event.defaultPrevented) return;
      event.preventDefault();
      latest.current(files);
    };
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  }, [isOn]);
}
