import type { Page } from '@playwright/test';

/** What the camera writes beside the picture, and nobody else should ever read. */
export const cameraName = 'AppareilDeChantier';

function asciiField(tag: number, text: string, offset: number): Buffer {
  const field = Buffer.alloc(12);
  field.writeUInt16LE(tag, 0);
  field.writeUInt16LE(2, 2);
  field.writeUInt32LE(text.length + 1, 4);
  if (text.length < 4) field.write(text, 8, 'latin1');
  else field.writeUInt32LE(offset, 8);
  return field;
}

function pointerField(tag: number, type: number, count: number, offset: number): Buffer {
  const field = Buffer.alloc(12);
  field.writeUInt16LE(tag, 0);
  field.writeUInt16LE(type, 2);
  field.writeUInt32LE(count, 4);
  field.writeUInt32LE(offset, 8);
  return field;
}

function rationals(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 8);
  values.forEach((value, index) => {
    bytes.writeUInt32LE(value, index * 8);
    bytes.writeUInt32LE(1, index * 8 + 4);
  });
  return bytes;
}

/** An Exif segment (CIPA DC-008) with the camera's name and a place in Lyon. */
function exifSegment(): Buffer {
  const header = Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0]);
  const counts = (count: number) => Buffer.from([count, 0]);
  const noMore = Buffer.alloc(4);
  const nameAt = 8 + 2 + 2 * 12 + 4;
  const name = Buffer.from(`${cameraName}\0`, 'latin1');
  const gpsAt = nameAt + name.length;
  const placesAt = gpsAt + 2 + 4 * 12 + 4;
  const first = [
    counts(2),
    asciiField(0x010f, cameraName, nameAt),
    pointerField(0x8825, 4, 1, gpsAt),
    noMore,
  ];
  const gps = [
    counts(4),
    asciiField(1, 'N', 0),
    pointerField(2, 5, 3, placesAt),
    asciiField(3, 'E', 0),
    pointerField(4, 5, 3, placesAt + 24),
    noMore,
  ];
  const tiff = Buffer.concat([
    header,
    ...first,
    name,
    ...gps,
    rationals([45, 45, 12]),
    rationals([4, 50, 7]),
  ]);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const marker = Buffer.from([0xff, 0xe1, 0, 0]);
  marker.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([marker, body]);
}

/** A JPEG as a telephone takes it, drawn by the browser: it says which camera took it, and where. */
export async function takePhotograph(page: Page, name: string, width = 1400, height = 900) {
  const base64 = await page.evaluate(
    ([w, h, text]) => {
      const canvas = document.createElement('canvas');
      canvas.width = w;
      canvas.height = h;
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('no canvas');
      const sky = pen.createLinearGradient(0, 0, 0, h);
      sky.addColorStop(0, '#8fb3d9');
      sky.addColorStop(1, '#f0d9b5');
      pen.fillStyle = sky;
      pen.fillRect(0, 0, w, h);
      pen.fillStyle = '#a6533a';
      pen.fillRect(w * 0.2, h * 0.4, w * 0.5, h * 0.6);
      pen.fillStyle = '#222';
      pen.font = `${h / 8}px serif`;
      pen.fillText(text, w * 0.05, h * 0.2);
      return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
    },
    [width, height, name] as const,
  );
  const jpeg = Buffer.from(base64, 'base64');
  const buffer = Buffer.concat([jpeg.subarray(0, 2), exifSegment(), jpeg.subarray(2)]);
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer };
}

/** Width and height of a picture, in pixels, once a browser has decoded it. */
export function sizeOf(page: Page, bytes: Buffer): Promise<[number, number]> {
  return page.evaluate(async (base64) => {
    const { buffer } = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const { width, height } = await createImageBitmap(new Blob([buffer]));
    return [width, height] as [number, number];
  }, bytes.toString('base64'));
}
