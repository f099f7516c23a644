import { maxImageBytes } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import { drawPage, freeCanvas } from '../../../core/pdf/draw-page.ts';
import type { PdfPage } from '../../../core/pdf/open-pdf.ts';
import { isDrawing } from '../../uploads/index.ts';

/** Pixels of the longer side: of what is sent, and of what is shown while projects are put together. */
const pictureSide = 2800;
const thumbnailSide = 360;
/** A page that takes longer is left aside. */
const limitMs = 20_000;
const jpegQuality = 0.92;
const thumbnailQuality = 0.8;
/** Rows looked at to tell drawings from photographs. */
const lookedAt = 64;

function rowsOf(canvas: HTMLCanvasElement): readonly Uint8ClampedArray[] {
  const pen = canvas.getContext('2d');
  if (!pen) return [];
  const count = Math.min(lookedAt, canvas.height);
  return Array.from(
    { length: count },
    (_, at) => pen.getImageData(0, Math.floor(((at + 0.5) * canvas.height) / count), canvas.width, 1).data,
  );
}

function blobOf(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), type, quality);
  });
}

async function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  if (isDrawing(rowsOf(canvas))) {
    const lossless = await blobOf(canvas, 'image/png');
    if (lossless.size <= maxImageBytes) return lossless;
  }
  return blobOf(canvas, 'image/jpeg', jpegQuality);
}

/** A page as the picture of a project: without loss where it is a drawing. @throws as `drawPage` */
export async function pictureOf(page: PdfPage, signal: AbortSignal): Promise<File> {
  const canvas = await drawPage(page, { longSide: pictureSide, limitMs, signal });
  try {
    const blob = await encode(canvas);
    const ending = blob.type === 'image/png' ? 'png' : 'jpg';
    return new File([blob], `page-${page.pageNumber}.${ending}`, { type: blob.type });
  } finally {
    freeCanvas(canvas);
  }
}

/** A page small, to be shown. @throws as `drawPage` */
export async function thumbnailOf(page: PdfPage, signal: AbortSignal): Promise<Blob> {
  const canvas = await drawPage(page, { longSide: thumbnailSide, limitMs, signal });
  try {
    return await blobOf(canvas, 'image/jpeg', thumbnailQuality);
  } finally {
    freeCanvas(canvas);
  }
}
