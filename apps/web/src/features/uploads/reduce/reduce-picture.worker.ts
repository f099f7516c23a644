import { keptSize, type PixelSize } from '@mitoyen/contract/features/uploads/kept-size.rules.ts';
import { reduceLanczos } from './reduce-lanczos.ts';

/** What the page asks for, and what it gets: a smaller picture, or why there is none. */
export interface ReduceRequest {
  readonly file: Blob;
  readonly types: readonly string[];
  readonly maxBytes: number;
}
export type ReduceAnswer = { readonly blob: Blob } | { readonly failure: string };

const quality = 0.92;

self.addEventListener('message', ({ data }: MessageEvent<ReduceRequest>) => {
  reduce(data)
    .then((blob): ReduceAnswer => ({ blob }))
    .catch((error: unknown): ReduceAnswer => ({ failure: String(error) }))
    .then((answer) => self.postMessage(answer));
});

async function reduce({ file, types, maxBytes }: ReduceRequest): Promise<Blob> {
  const small = await makeSmaller(file);
  for (const type of types) {
    const blob = await (type === 'image/jpeg' ? onPaper(small) : small).convertToBlob({ type, quality });
    if (blob.size <= maxBytes) return blob;
  }
  throw new Error('too many bytes');
}

/** The picture upright, in the size it is kept in. */
async function makeSmaller(file: Blob): Promise<OffscreenCanvas> {
  const picture = await createImageBitmap(file);
  const kept = keptSize(picture);
  try {
    if (kept.width === picture.width) return drawn(picture, kept);
    const nearly = halve(picture, kept);
    const pixels = penOf(nearly).getImageData(0, 0, nearly.width, nearly.height);
    const reduced = reduceLanczos(pixels.data, nearly, kept);
    const canvas = new OffscreenCanvas(kept.width, kept.height);
    penOf(canvas).putImageData(new ImageData(reduced as ImageDataArray, kept.width, kept.height), 0, 0);
    return canvas;
  } finally {
    picture.close();
  }
}

/** Halved as long as it stays larger than wanted: each pixel the mean of four, which is soon done. */
function halve(picture: ImageBitmap, kept: PixelSize): OffscreenCanvas {
  let { width, height } = picture;
  let source: ImageBitmap | OffscreenCanvas = picture;
  while (width >= 2 * kept.width && height >= 2 * kept.height) {
    width = Math.round(width / 2);
    height = Math.round(height / 2);
    source = drawn(source, { width, height });
  }
  return source === picture ? drawn(picture, { width, height }) : (source as OffscreenCanvas);
}

function drawn(source: ImageBitmap | OffscreenCanvas, { width, height }: PixelSize): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  penOf(canvas).drawImage(source, 0, 0, width, height);
  return canvas;
}

/** A JPEG has no holes: what is seen through is paper, not ink. */
function onPaper(picture: OffscreenCanvas): OffscreenCanvas {
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const pen = penOf(canvas);
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0);
  return canvas;
}

function penOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('no canvas');
  return pen;
}
