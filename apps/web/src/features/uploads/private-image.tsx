import type { Attachment } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import { useEffect, useState } from 'react';
import { fetchPrivateFile } from '../../core/api/download-file.ts';
import styles from './attached-files.module.css';
import { attachedFileTexts as texts } from './attached-files.texts.ts';

type PrivateImage =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'shown'; readonly src: string };

/** An image that a plain address would not show: asked for with the session, kept while it is on the page. */
function usePrivateImage(path: string, widthPixels: number): PrivateImage {
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

/** A picture of a message, whose place is held while it comes. */
export function PrivateImage({ file, widthPixels }: { file: Attachment; widthPixels: number }) {
  const image = usePrivateImage(file.url, widthPixels);
  const width = Math.min(file.width ?? widthPixels, widthPixels);
  const height = Math.round((width * (file.height ?? 1)) / (file.width ?? 1));
  if (image.state === 'failed') return <span className={styles.failure}>{texts.imageFailure}</span>;
  if (image.state === 'loading') {
    return (
      <svg className={styles.place} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        <title>{texts.loading}</title>
      </svg>
    );
  }
  return <img className={styles.image} src={image.src} alt={file.name} width={width} height={height} />;
}
