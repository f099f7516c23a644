import { useEffect, useState } from 'react';
import { fetchPrivateFile } from '../../core/api/download-file.ts';

type PrivateImage =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'shown'; readonly src: string };

/** An image that a plain address would not show: asked for with the session, kept while it is on the page. */
export function usePrivateImage(path: string, widthPixels: number): PrivateImage {
  const [image, setImage] = useState<PrivateImage>({ state: 'loading' });
  useEffect(() => {
    const controller = new AbortController();
    let src: string | null = null;
    setImage({ state: 'loading' });
    fetchPrivateFile(`${path}?w=${widthPixels}`, controller.signal)
      .then((response) => response.blob())
      .then((blob) => {
        if (controller.signal.aborted) return;
        src = URL.createObjectURL(blob);
        setImage({ state: 'shown', src });
      })
      .catch(() => !controller.signal.aborted && setImage({ state: 'failed' }));
    return () => {
      controller.abort();
      if (src) URL.revokeObjectURL(src);
    };
  }, [path, widthPixels]);
  return image;
}
