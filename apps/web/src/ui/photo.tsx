import { startTransition, useCallback, useState } from 'react';
import { cx } from './cx.ts';
import { focusAttributes } from './focus.ts';
import styles from './photo.module.css';
import { Picture, widthsToCrop, widthsUpTo } from './picture.tsx';

export interface PhotoSource {
  readonly url: string;
  readonly alt?: string;
  /** The picture's own size in pixels, where it is known. */
  readonly width?: number;
  readonly height?: number;
  /** The focal point when the picture is cropped, in per cent from its left and top edges. */
  readonly focusX?: number;
  readonly focusY?: number;
  /** A tiny blurred data: address, shown until the picture is there. */
  readonly preview?: string | null;
}

/**
 * A photograph with its blurred preview until it is there. It fills its frame, cropped around its focus (`cover`) or
 * `whole`, or is as high as its width asks for (`natural`). `alt` takes the place of its own text.
 */
export function Photo({
  photo,
  alt = photo.alt ?? '',
  sizes,
  fit = 'cover',
  priority = false,
  fetchPriority = 'high',
  isNear = false,
}: {
  photo: PhotoSource;
  alt?: string;
  sizes: string;
  fit?: 'cover' | 'whole' | 'natural';
  priority?: boolean;
  fetchPriority?: 'high' | 'auto';
  /** Brought near: in all the pixels that are kept. */
  isNear?: boolean;
}) {
  const { url, width = 1600, height = 1067, focusX = 50, focusY = 50, preview } = photo;
  const { className, ...focus } = focusAttributes(focusX, focusY);
  const [isThere, setIsThere] = useState(false);
  // The image may have loaded before hydration attached `onLoad`.
  const look = useCallback((image: HTMLImageElement | null) => {
    // no haste: what a ref sets is otherwise drawn in the task that made the page alive
    if (image?.complete && image.naturalWidth > 0) startTransition(() => setIsThere(true));
  }, []);
  return (
    <span className={cx(className, styles.photo, styles[fit])} {...focus}>
      {preview && !isThere && (
        <img
          className={styles.preview}
          src={preview}
          alt=""
          aria-hidden="true"
          width={width}
          height={height}
        />
      )}
      <Picture
        src={url}
        alt={alt}
        width={width}
        height={height}
        sizes={sizes}
        widths={fit === 'cover' && !isNear ? widthsToCrop(width, height) : widthsUpTo(width, isNear)}
        priority={priority}
        fetchPriority={fetchPriority}
        ref={look}
        onLoad={() => setIsThere(true)}
      />
    </span>
  );
}
