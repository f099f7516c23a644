import { createDecipheriv, hkdfSync } from 'node:crypto';
import type { PushBrowser } from './push-service.ts';

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/**
 * What a browser reads of a pushed body: `aes128gcm` (RFC 8188) with keys by RFC 8291, in one record. @throws for what was
 * not encrypted for it.
 */
export function decryptPush(body: Buffer, { keys, auth }: PushBrowser): string {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  if (record.length > recordSize) throw new Error('more than one record');
  const shared = keys.computeSecret(senderKey);
  const ownKey = keys.getPublicKey();
  const secret = derive(shared, auth, Buffer.concat([Buffer.from('WebPush: info\0'), ownKey, senderKey]), 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // the last record's content ends with a 2 and its padding
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('not the last record');
  return padded.subarray(0, end).toString('utf8');
}
