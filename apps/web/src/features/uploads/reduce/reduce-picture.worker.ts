import { keptSize, type PixelSize } from '@mitoyen/contract/features/uploads/kept-size.rules.ts';
import { angleOf, cutOf, isUnedited, noEdit, type PictureEdit } from '../edit/picture-edit.ts';
import { isDrawing, isHatched } from './is-drawing.ts';
import { reduceLanczos } from './reduce-lanczos.ts';

/** What the page asks for, and what it gets: a smaller picture, or why there is none. */
export interface ReduceRequest {
  readonly file: Blob;
  /** The first of these that takes so few bytes is made; without any, what fits a drawing or a photograph. */
  readonly types: readonly string[] | null;
  readonly maxBytes: number;
  readonly edit?: PictureEdit | undefined;
}
export type ReduceAnswer = { readonly blob: Blob } | { readonly failure: string };

const quality = 0.92;
/**
 * Halving makes stripes of hatching that is finer than four pixels. What has lines is halved only where that leaves twice
 * the size wanted, from which Lanczos' window takes the stripes out again; with more pixels, at 12 bytes each, that takes more
 * memory than a phone has.
 */
const mostWholePixels = 40_000_000;
/** Rows looked at to tell drawings from photographs. */
const lookedAt = 64;

self.addEventListener('message', ({ data }: MessageEvent<ReduceRequest>) => {
  reduce(data)
    .then((blob): ReduceAnswer => ({ blob }))
    .catch((error: unknown): ReduceAnswer => ({ failure: String(error) }))
    .then((answer) => self.postMessage(answer));
});

async function reduce({ file, types, maxBytes, edit = noEdit }: ReduceRequest): Promise<Blob> {
  const small = await makeSmaller(file, edit);
  for (const type of types ?? typesFor(small)) {
    const blob = await (type === 'image/jpeg' ? onPaper(small) : small).convertToBlob({ type, quality });
    if (blob.size <= maxBytes) return blob;
  }
  throw new Error('too many bytes');
}

/** The picture upright and edited, in the size it is kept in. */
async function makeSmaller(file: Blob, edit: PictureEdit): Promise<OffscreenCanvas> {
  const picture = await createImageBitmap(file);
  const cut = cutOf(picture, edit);
  const kept = keptSize(cut);
  try {
    const isWhole = picture.width * picture.height <= mostWholePixels && hasLines(picture);
    const nearly = cutOut(halve(picture, cut, kept, isWhole ? 4 : 2), edit);
    if (kept.width >= cut.width) return nearly;
    const pixels = penOf(nearly).getImageData(0, 0, nearly.width, nearly.height);
    const reduced = reduceLanczos(pixels.data, nearly, kept);
    const canvas = new OffscreenCanvas(kept.width, kept.height);
    penOf(canvas).putImageData(new ImageData(reduced as ImageDataArray, kept.width, kept.height), 0, 0);
    return canvas;
  } finally {
    picture.close();
  }
}

/** Halved as long as the part that is kept is so many times as large as wanted: each pixel the mean of four, soon done. */
function halve(
  picture: ImageBitmap,
  cut: PixelSize,
  kept: PixelSize,
  times: 2 | 4,
): ImageBitmap | OffscreenCanvas {
  let { width, height } = picture;
  let [cutWidth, cutHeight] = [cut.width, cut.height];
  let source: ImageBitmap | OffscreenCanvas = picture;
  while (cutWidth >= times * kept.width && cutHeight >= times * kept.height) {
    width = Math.round(width / 2);
    height = Math.round(height / 2);
    cutWidth /= 2;
    cutHeight /= 2;
    source = drawn(source, { width, height });
  }
  return source;
}

/** The part that an edit keeps, turned and straightened. */
function cutOut(source: ImageBitmap | OffscreenCanvas, edit: PictureEdit): OffscreenCanvas {
  if (isUnedited(edit)) return source instanceof OffscreenCanvas ? source : drawn(source, source);
  const { frame, left, top, width, height } = cutOf(source, edit);
  const canvas = new OffscreenCanvas(width, height);
  const pen = penOf(canvas);
  // exact for quarters of a turn, which then blur nothing
  const exact = (value: number) => Math.round(value * 1e12) / 1e12;
  const [cos, sin] = [exact(Math.cos(angleOf(edit))), exact(Math.sin(angleOf(edit)))];
  pen.imageSmoothingQuality = 'high';
  pen.setTransform(cos, sin, -sin, cos, frame.width / 2 - left, frame.height / 2 - top);
  pen.drawImage(source, -source.width / 2, -source.height / 2);
  return canvas;
}

function drawn(source: ImageBitmap | OffscreenCanvas, { width, height }: PixelSize): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  penOf(canvas).drawImage(source, 0, 0, width, height);
  return canvas;
}

/** A drawing stays without loss where it is light enough. */
const typesFor = (picture: OffscreenCanvas): readonly string[] =>
  looksDrawn(picture) ? ['image/png', 'image/jpeg'] : ['image/jpeg'];

const looksDrawn = (picture: OffscreenCanvas) => isDrawing(rowsOf(picture));

/** Whether a picture is a drawing, or mostly hatching, be it beside photographs. */
function hasLines(picture: ImageBitmap): boolean {
  const rows = rowsOf(picture);
  return isDrawing(rows) || isHatched(rows);
}

function rowsOf(picture: ImageBitmap | OffscreenCanvas): readonly Uint8ClampedArray[] {
  const pen = penOf(new OffscreenCanvas(picture.width, 1));
  const count = Math.min(lookedAt, picture.height);
  return Array.from({ length: count }, (_, at) => {
    pen.clearRect(0, 0, picture.width, 1);
    pen.drawImage(picture, 0, -Math.floor(((at + 0.5) * picture.height) / count));
    return pen.getImageData(0, 0, picture.width, 1).data;
  });
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
