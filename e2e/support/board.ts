import { deflateSync } from 'node:zlib';
import { pngChunk } from '../../apps/server/src/features/uploads/png-chunk.ts';

/** A board of hatching as a light PNG: black lines of a pixel, one in eight, upright in its upper half and level below. */
export function drawBoard(name: string, width: number, height: number) {
  const rowBytes = Math.ceil(width / 8);
  const upright = Buffer.concat([Buffer.of(0), Buffer.alloc(rowBytes, 0b01111111)]);
  const [ink, paper] = [0x00, 0xff].map((bits) =>
    Buffer.concat([Buffer.of(0), Buffer.alloc(rowBytes, bits)]),
  ) as [Buffer, Buffer];
  const rows = Array.from({ length: height }, (_, y) =>
    y < height / 2 ? upright : y % 8 === 0 ? ink : paper,
  );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // a bit for each pixel, grey
  header.set([1, 0], 8);
  const buffer = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.concat(rows))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
  return { name: `${name}.png`, mimeType: 'image/png', buffer };
}
