import { uploadErrors } from '@mitoyen/contract/features/uploads/uploads.errors.ts';
import {
  maxAttachmentBytes,
  maxImageBytes,
  maxImagePixels,
} from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import { FileFault } from '../../ui/use-upload.ts';
import { formUploadTexts as texts } from './form-upload.texts.ts';
import { readPictureSize } from './reduce/picture-size.ts';
import { reducePicture } from './reduce/reduce-picture.ts';

const isHeic = ({ name, type }: File) => /^image\/hei[cf]/.test(type) || /\.(heic|heif)$/i.test(name);
/** The format, such as `TIFF`, of what some browsers can read and the server does not take; else undefined. */
const foreignFormat = ({ name, type }: File) =>
  (/^image\/(avif|tiff|bmp)$/.exec(type) ?? /\.(avif|tiff?|bmp)$/i.exec(name))?.[1]?.toUpperCase();
const isPicture = ({ type }: File) => /^image\/(jpeg|png|webp)$/.test(type);

/**
 * A picture as we take it: one of more bytes or pixels than may be made smaller, one in a format that the server does not
 * read (HEIC, AVIF, TIFF) made a JPEG, where this browser can read it. Null for any other file. Rejects with a FileFault
 * for what cannot be read and would be refused.
 */
export function fitPhotograph(file: File): Promise<File> | null {
  if (isHeic(file)) return redraw(file, uploadErrors.image_heic.message);
  const format = foreignFormat(file);
  if (format) return redraw(file, texts.unreadable(format));
  return isPicture(file) ? fitPicture(file, maxImageBytes) : null;
}

/**
 * The same for a message, which keeps a photograph as it was taken: one is made smaller only where it has more bytes or
 * pixels than are taken.
 */
export function fitAttachment(file: File): Promise<File> | null {
  if (isHeic(file)) return redraw(file, uploadErrors.image_heic.message);
  return isPicture(file) ? fitPicture(file, maxAttachmentBytes) : null;
}

/** A picture to be edited: with all its pixels, and as a page can bear to show it. */
export interface SourcePicture {
  readonly file: File;
  readonly shown: File;
}

const sources = new WeakMap<File, SourcePicture>();

/** What a picture was made of, if anything was done to it; else itself. */
export const sourceOf = (fitted: File): SourcePicture =>
  sources.get(fitted) ?? { file: fitted, shown: fitted };

async function fitPicture(file: File, maxBytes: number): Promise<File> {
  const size = await readPictureSize(file);
  const hasTooMany = size !== null && size.width * size.height > maxImagePixels;
  if (!hasTooMany && file.size <= maxBytes) return file;
  if (hasTooMany) return redraw(file, uploadErrors.image_too_many_pixels.message);
  // what cannot be read here is refused for its bytes
  const fitted = await redraw(file, '').catch(() => file);
  if (fitted !== file) sources.set(fitted, { file, shown: file });
  return fitted;
}

/** A drawing stays one, without the marks that a JPEG makes around lines, where it is light enough. */
async function redraw(file: File, fault: string): Promise<File> {
  const types =
    file.type === 'image/png' ? (['image/png', 'image/jpeg'] as const) : (['image/jpeg'] as const);
  const fitted = await reducePicture(file, types, maxImageBytes).catch((cause: unknown) => {
    throw new FileFault(fault, { cause });
  });
  sources.set(fitted, { file, shown: fitted });
  return fitted;
}
