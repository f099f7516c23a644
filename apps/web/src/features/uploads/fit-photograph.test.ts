import { uploadErrors } from '@mitoyen/contract/features/uploads/uploads.errors.ts';
import { maxAttachmentBytes, maxImageBytes } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { FileFault } from '../../ui/use-upload.ts';
import { fitAttachment, fitPhotograph, sourceOf } from './fit-photograph.ts';
import { formUploadTexts } from './form-upload.texts.ts';
import { reducePicture } from './reduce/reduce-picture.ts';

// What a browser does with a picture it can read is seen in the portfolio's journey.
vi.mock('./reduce/reduce-picture.ts', () => ({ reducePicture: vi.fn() }));
const reduced = new File(['x'], 'small.jpg', { type: 'image/jpeg' });
const unreadable = () => vi.mocked(reducePicture).mockRejectedValue(new Error('unreadable'));
beforeEach(() => {
  vi.mocked(reducePicture).mockReset().mockResolvedValue(reduced);
});

/** A file that begins as a PNG of this size does. */
function png(width: number, height: number, { size = 3, name = 'a.png', type = 'image/png' } = {}) {
  const head = Buffer.alloc(24);
  head.write('89504e470d0a1a0a', 'hex');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  const file = new File([head], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}
const named = (name: string, type = '') => png(10, 10, { name, type });
const faultOf = async (fitting: Promise<File> | null) => {
  const failure = await fitting?.catch((error: unknown) => error);
  return failure instanceof FileFault ? failure.message : failure;
};

test('what fits already, and what is no picture, is left alone', async () => {
  const file = png(7000, 5000, { size: maxImageBytes });
  expect(await fitPhotograph(file)).toBe(file);
  expect(fitPhotograph(named('a.pdf', 'application/pdf'))).toBeNull();
  expect(reducePicture).not.toHaveBeenCalled();
});

test.each([
  ['a light board of 140 megapixels', png(9933, 14_043)],
  ['a picture of more than 8 Mo', png(4000, 3000, { size: maxImageBytes + 1 })],
])('%s is made smaller, a drawing as one', async (_name, file) => {
  expect(await fitPhotograph(file)).toBe(reduced);
  expect(reducePicture).toHaveBeenCalledWith(file, ['image/png', 'image/jpeg'], maxImageBytes);
});

test('all pixels are still there to be edited; what a page cannot bear, or read, is shown as it was made', async () => {
  const heavy = png(6000, 4000, { size: maxImageBytes + 1 });
  expect(sourceOf((await fitPhotograph(heavy)) as File)).toEqual({ file: heavy, shown: heavy });
  for (const file of [png(9933, 14_043), named('photo.heic')]) {
    const other = new File(['y'], 'other.jpg', { type: 'image/jpeg' });
    vi.mocked(reducePicture).mockResolvedValue(other);
    expect(sourceOf((await fitPhotograph(file)) as File)).toEqual({ file, shown: other });
  }
  const fitting = named('a.png', 'image/png');
  expect(sourceOf((await fitPhotograph(fitting)) as File)).toEqual({ file: fitting, shown: fitting });
});

test('a message takes a photograph as it was taken, unless it has more bytes or pixels than may be', async () => {
  const photograph = png(6000, 4000, { size: maxImageBytes + 1 });
  expect(await fitAttachment(photograph)).toBe(photograph);
  expect(fitAttachment(named('a.dwg'))).toBeNull();
  expect(await fitAttachment(png(12_000, 9000))).toBe(reduced);
  expect(await fitAttachment(png(6000, 4000, { size: maxAttachmentBytes + 1 }))).toBe(reduced);
});

test('a board too large for this browser is told to be exported smaller', async () => {
  unreadable();
  expect(await faultOf(fitPhotograph(png(9933, 14_043)))).toBe(uploadErrors.image_too_many_pixels.message);
  const heavy = png(4000, 3000, { size: maxImageBytes + 1 });
  expect(await fitPhotograph(heavy)).toBe(heavy);
});

test.each([
  ['photo.heic', '', uploadErrors.image_heic.message],
  ['photo.HEIF', '', uploadErrors.image_heic.message],
  ['photo', 'image/heic', uploadErrors.image_heic.message],
  ['rendu.TIF', '', formUploadTexts.unreadable('TIF')],
  ['rendu.final', 'image/avif', formUploadTexts.unreadable('AVIF')],
])(
  '%s of type “%s” is made a JPEG; where this browser cannot read it, it says what can be sent',
  async (name, type, message) => {
    expect(await fitPhotograph(named(name, type))).toBe(reduced);
    unreadable();
    expect(await faultOf(fitPhotograph(named(name, type)))).toBe(message);
  },
);
