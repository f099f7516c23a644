import { uploadErrors } from '@mitoyen/contract/features/uploads/uploads.errors.ts';
import {
  maxAttachmentBytes,
  maxImageBytes,
  maxImagePixels,
} from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import { FileFault } from '../../ui/use-upload.ts';

/** Longest side, in pixels, of a photograph made smaller; the server keeps 1,600 of its width. */
const longestSidePixels = 3200;
const jpegQuality = 0.88;

const isHeic = ({ name, type }: File) => /^image\/hei[cf]/.test(type) || /\.(heic|heif)$/i.test(name);
const isPicture = ({ type }: File) => /^image\/(jpeg|png|webp)$/.test(type);
const isTooLarge = (file: File) => file.size > maxImageBytes && isPicture(file);

/**
 * A photograph as we take it: one of more than 8 Mo made smaller, one of an iPhone (HEIC) made a JPEG, where this
 * browser can read it. Null for any other file. Rejects with a FileFault for a HEIC that it cannot read; one that is
 * too large to be read stays as it is, and is refused for its size.
 */
export function fitPhotograph(file: File): Promise<File> | null {
  if (isHeic(file)) {
    return redraw(file).catch((cause) => {
      throw new FileFault(uploadErrors.image_heic.message, { cause });
    });
  }
  return isTooLarge(file) ? redraw(file).catch(() => file) : null;
}

/**
 * The same for a message, which keeps a photograph as it was taken: one is made smaller only where it has more bytes or
 * pixels than are taken.
 */
export function fitAttachment(file: File): Promise<File> | null {
  if (isHeic(file)) return fitPhotograph(file);
  if (!isTooLarge(file)) return null;
  if (file.size > maxAttachmentBytes) return redraw(file).catch(() => file);
  return countPixels(file)
    .then((pixels) => (pixels > maxImagePixels ? redraw(file) : file))
    .catch(() => file);
}

async function countPixels(file: File): Promise<number> {
  const picture = await createImageBitmap(file);
  const pixels = picture.width * picture.height;
  picture.close();
  return pixels;
}

/** Draws a picture anew, upright and at most so large. Rejects when the browser cannot. */
async function redraw(file: File): Promise<File> {
  const picture = await createImageBitmap(file);
  try {
    const scale = Math.min(1, longestSidePixels / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    // A JPEG has no holes: what is seen through is paper, not ink.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', jpegQuality);
    });
    if (!blob) throw new Error('no picture');
    return new File([blob], file.name.replace(/(\.[^.]*)?$/, '.jpg'), { type: 'image/jpeg' });
  } finally {
    picture.close();
  }
}
