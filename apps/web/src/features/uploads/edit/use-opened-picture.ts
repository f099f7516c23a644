import type { PixelSize } from '@mitoyen/contract/features/uploads/kept-size.rules.ts';
import { useCallback, useEffect, useState } from 'react';

/** A picture that can be shown and edited. */
export interface OpenedPicture {
  readonly file: File;
  readonly src: string;
  readonly size: PixelSize;
}

type Opening =
  | { readonly state: 'opening' }
  | { readonly state: 'failed' }
  | { readonly state: 'open'; readonly picture: OpenedPicture };

/** How large a browser draws a picture. Rejects where it cannot. */
async function sizeOf(src: string): Promise<PixelSize> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return { width: image.naturalWidth, height: image.naturalHeight };
}

/** A picture while it is edited; `load` must be stable. `again` opens it once more. */
export function useOpenedPicture(load: (signal: AbortSignal) => Promise<File>) {
  const [opening, setOpening] = useState<Opening>({ state: 'opening' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try opens it once more
  useEffect(() => {
    const stop = new AbortController();
    let src: string | null = null;
    const open = async () => {
      const file = await load(stop.signal);
      stop.signal.throwIfAborted();
      src = URL.createObjectURL(file);
      const size = await sizeOf(src);
      if (!stop.signal.aborted) setOpening({ state: 'open', picture: { file, src, size } });
    };
    setOpening({ state: 'opening' });
    open().catch(() => !stop.signal.aborted && setOpening({ state: 'failed' }));
    return () => {
      stop.abort();
      if (src) URL.revokeObjectURL(src);
    };
  }, [load, tries]);
  return { opening, again: useCallback(() => setTries((count) => count + 1), []) };
}
