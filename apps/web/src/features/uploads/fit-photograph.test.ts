import { uploadErrors } from '@mitoyen/contract/features/uploads/uploads.errors.ts';
import { maxAttachmentBytes, maxImageBytes } from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { FileFault } from '../../ui/use-upload.ts';
import { fitAttachment, fitPhotograph } from './fit-photograph.ts';

const photograph = (name: string, type: string, size = 3) => {
  const file = new File(['abc'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

// What a browser does with a picture it can read is seen in the portfolio's journey.
const readsNothing = () => vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unreadable')));
afterEach(() => vi.unstubAllGlobals());

test('what fits already, and what is no picture, is left alone', () => {
  expect(fitPhotograph(photograph('a.jpg', 'image/jpeg', maxImageBytes))).toBeNull();
  expect(fitPhotograph(photograph('a.pdf', 'application/pdf', maxImageBytes + 1))).toBeNull();
});

test('a message takes a photograph as it was taken, unless it has more bytes or pixels than may be', async () => {
  const file = photograph('a.jpg', 'image/jpeg', maxImageBytes + 1);
  const sized = (width: number, height: number) =>
    vi.fn(async () => ({ width, height, close: () => undefined }));
  vi.stubGlobal('createImageBitmap', sized(6000, 4000));
  expect(await fitAttachment(file)).toBe(file);
  expect(fitAttachment(photograph('a.jpg', 'image/jpeg', maxImageBytes))).toBeNull();
  expect(fitAttachment(photograph('a.dwg', '', maxAttachmentBytes))).toBeNull();
  for (const [readsWhat, size] of [
    [sized(12_000, 9000), maxImageBytes + 1],
    [sized(6000, 4000), maxAttachmentBytes + 1],
  ] as const) {
    vi.stubGlobal('createImageBitmap', readsWhat);
    const createElement = vi.fn(() => ({ getContext: () => null }));
    vi.stubGlobal('document', { createElement });
    await fitAttachment(photograph('a.jpg', 'image/jpeg', size));
    expect(createElement).toHaveBeenCalledWith('canvas');
  }
});

test('a photograph too large for this browser stays as it is', async () => {
  readsNothing();
  const file = photograph('a.jpg', 'image/jpeg', maxImageBytes + 1);
  expect(await fitPhotograph(file)).toBe(file);
});

test.each([
  ['photo.heic', ''],
  ['photo.HEIF', ''],
  ['photo', 'image/heic'],
])('%s of type “%s”, which this browser cannot read, says how to have a JPEG', async (name, type) => {
  readsNothing();
  const failure = await fitPhotograph(photograph(name, type))?.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(FileFault);
  expect((failure as Error).message).toBe(uploadErrors.image_heic.message);
});
