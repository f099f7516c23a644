import { type ComponentProps, createContext, useContext } from 'react';

/** The widths, in pixels, in which the server keeps an uploaded image, as far as a page shows it. */
const storedWidths = [160, 320, 640, 960, 1600] as const;
/** Those with what is seen when it is brought near. */
const nearWidths = [...storedWidths, 2800, 4096] as const;

/**
 * The stored widths of a picture that wide: those it fills, and the next one, which holds it at its own size; for a page,
 * or to be brought near.
 */
export function widthsUpTo(width: number, isNear = false): readonly number[] {
  const widths: readonly number[] = isNear ? nearWidths : storedWidths;
  const next = widths.find((stored) => stored >= width);
  return widths.filter((stored) => stored < width || stored === next);
}

/** A panorama's height in pixels below which a frame that it fills shows it blurred. */
const leastCroppedHeight = 200;

/**
 * The stored widths of a picture that is cropped to its frame: of one longer than twice its height, which is shown much
 * wider than its frame, those that leave enough of its height.
 */
export function widthsToCrop(width: number, height: number): readonly number[] {
  if (width <= 2 * height) return widthsUpTo(width);
  const widths = widthsUpTo(width, true);
  const high = widths.filter((stored) => stored * height >= leastCroppedHeight * width);
  return high.length > 0 ? high : widths.slice(-1);
}

/** Where public pictures have an address for each width and format; empty where the server chooses by what a browser takes. */
export const PicturesUrl = createContext('');

/** The id of an uploaded picture, by its address. */
const uploadedId = (src: string) => /^\/files\/([\da-f-]{36})$/.exec(src)?.[1];

function atWidth(src: string, width: number): string {
  return `${src}${src.includes('?') ? '&' : '?'}w=${width}`;
}

/**
 * An uploaded image in the size the screen needs: `?w=320` and so on are answered by the server.
 * `width` and `height` hold its place while it loads; `sizes` says how wide it is shown.
 * Where public pictures have addresses of their own (`PicturesUrl`), the browser chooses their format too.
 * An address that is not ours to resize (`blob:`, `data:`, another site) is taken as it is.
 */
export function Picture({
  src,
  alt,
  width,
  height,
  sizes = '100vw',
  widths = storedWidths,
  priority = false,
  fetchPriority = 'high',
  ...props
}: Omit<ComponentProps<'img'>, 'srcSet' | 'loading'> & {
  src: string;
  alt: string;
  width: number;
  height: number;
  widths?: readonly number[];
  /** For the one large image seen first, and with `fetchPriority` for those beside it. */
  priority?: boolean;
}) {
  const isOurs = src.startsWith('/') && !src.startsWith('//');
  const largest = widths.at(-1) ?? width;
  const host = useContext(PicturesUrl);
  const id = host && uploadedId(src);
  const address = (size: number, format = 'webp') =>
    id ? `${host}/${id}/${size}.${format}` : atWidth(src, size);
  const addresses = (format?: string) => widths.map((size) => `${address(size, format)} ${size}w`).join(', ');
  const image = (
    <img
      {...props}
      src={isOurs ? address(largest) : src}
      srcSet={isOurs ? addresses() : undefined}
      sizes={isOurs ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? fetchPriority : undefined}
      decoding="async"
    />
  );
  if (!id) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={addresses('avif')} sizes={sizes} />
      {image}
    </picture>
  );
}
