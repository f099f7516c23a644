import { createContext, useContext, useEffect, useState } from 'react';

/**
 * Fetches a picture of this site with the session's token. Rejects where the account may not see it, and for
 * visitors.
 */
export type ReadPrivatePicture = (address: string, signal: AbortSignal) => Promise<Blob>;

/** Null where pictures are never fetched as an account, as in a test of one part. */
export const ReadPrivatePictureContext = createContext<ReadPrivatePicture | null>(null);

/**
 * A picture that an `img` cannot ask for, since it sends no session: asked for, and held as long as it is on the page; null
 * until it has come, and where it does not.
 */
export function usePrivatePicture(address: string | null): string | null {
  const read = useContext(ReadPrivatePictureContext);
  const [held, setHeld] = useState<{ readonly address: string; readonly src: string } | null>(null);
  useEffect(() => {
    if (!address || !read) return;
    const stop = new AbortController();
    let src: string | null = null;
    read(address, stop.signal)
      .then((blob) => {
        if (stop.signal.aborted) return;
        src = URL.createObjectURL(blob);
        setHeld({ address, src });
      })
      // without its picture a page still says what it says
      .catch(() => undefined);
    return () => {
      stop.abort();
      if (src) URL.revokeObjectURL(src);
      setHeld(null);
    };
  }, [address, read]);
  return held && held.address === address ? held.src : null;
}
