import type { PixelSize } from '@mitoyen/contract/features/uploads/kept-size.rules.ts';
import { useCallback, useEffect, useState } from 'react';
import { FileFault } from '../../../ui/use-upload.ts';
import type { SourcePicture } from '../fit-photograph.ts';

/** A picture that can be shown and edited. */
export interface OpenedPicture {
  readonly source: SourcePicture;
  readonly src: string;
  readonly size: PixelSize;
}

type Opening =
  | { readonly state: 'opening' }
  /** `fault`: what is wrong with the picture itself, which another try would not change. */
  | { readonly state: 'failed'; readonly fault: string | null }
  | { readonly state: 'open'; readonly picture: OpenedPicture };

/** How large a browser draws a picture. Rejects where it cannot. */
async function sizeOf(src: string): Promise<PixelSize> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return { width: image.naturalWidth, height: image.naturalHeight };
}

/** A picture while it is edited; `load` must be stable. `again` opens it once more. */
export function useOpenedPicture(load: (signal: AbortSignal) => Promise<SourcePicture>) {
  const [opening, setOpening] = useState<Opening>({ state: 'opening' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try opens it once more
  useEffect(() => {
    const stop = new AbortController();
    let src: string | null = null;
    const open = async () => {
      const source = await load(stop.signal);
      stop.signal.throwIfAborted();
      src = URL.createObjectURL(source.shown);
      const size = await sizeOf(src);
      if (!stop.signal.aborted) setOpening({ state: 'open', picture: { source, src, size } });
    };
    setOpening({ state: 'opening' });
    open().catch((error: unknown) => {
      if (stop.signal.aborted) return;
      setOpening({ state: 'failed', fault: error instanceof FileFault ? error.message : null });
    });
    return () => {
      stop.abort();
      if (src) URL.revokeObjectURL(src);
    };
  }, [load, tries]);
  return { opening, again: useCallback(() => setTries((count) => count + 1), []) };
}
