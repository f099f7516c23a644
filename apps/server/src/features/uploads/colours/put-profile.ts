import { deflateSync } from 'node:zlib';
import { pngChunk } from '../png-chunk.ts';

/** Where the first chunk of a PNG ends: its signature, and the header, which always comes first. */
const pngHeadBytes = 33;
const jpegStartBytes = 2;

/** A PNG or JPEG without a profile, with this one. */
export function putProfile(bytes: Buffer, format: 'png' | 'jpeg', profile: Buffer): Buffer {
  const at = format === 'png' ? pngHeadBytes : jpegStartBytes;
  const part = format === 'png' ? profileChunk(profile) : jpegSegment(profile);
  return Buffer.concat([bytes.subarray(0, at), part, bytes.subarray(at)]);
}

/** PNG, third edition, 11.3.2.3. */
const profileChunk = (profile: Buffer) =>
  pngChunk('iCCP', Buffer.concat([Buffer.from('ICC\0\0', 'latin1'), deflateSync(profile)]));

/** ICC.1:2022, B.4: a small profile is one segment. */
function jpegSegment(profile: Buffer): Buffer {
  const head = Buffer.from('\xff\xe2\0\0ICC_PROFILE\0\x01\x01', 'latin1');
  head.writeUInt16BE(head.length - 2 + profile.length, 2);
  return Buffer.concat([head, profile]);
}
