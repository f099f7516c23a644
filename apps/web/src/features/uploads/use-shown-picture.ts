import { useEffect, useState } from 'react';
import { fetchPrivateFile } from '../../core/api/download-file.ts';

/** In pixels: the stored width that covers and portraits are asked for in. */
const widthPixels = 960;

/**
 * The address under which a picture of a profile may be shown. One that is private comes to who sends a session's token
 * alone: it is asked for with it and held while it is on the page; null until it has come, and where it does not.
 */
export function useShownPicture(url: string | null, isPrivate: boolean): string | null {
  const [held, setHeld] = useState<{ readonly url: string; readonly src: string } | null>(null);
  const wanted = isPrivate ? url : null;
  useEffect(() => {
    if (!wanted) return;
    const stop = new AbortController();
    let src: string | null = null;
    fetchPrivateFile(`${wanted}?w=${widthPixels}`, stop.signal)
      .then((response) => response.blob())
      .then((blob) => {
        if (stop.signal.aborted) return;
        src = URL.createObjectURL(blob);
        setHeld({ url: wanted, src });
      })
      // without its picture the profile still says what it says
      .catch(() => undefined);
    return () => {
      stop.abort();
      if (src) URL.revokeObjectURL(src);
    };
  }, [wanted]);
  if (!isPrivate) return url;
  return held?.url === url ? held.src : null;
}
