import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ivBytes = 12;
const tagBytes = 16;
const keyOf = (secretKey: string) => Buffer.from(hkdfSync('sha256', secretKey, '', 'authenticator apps', 32));

/** Encrypts a secret that has to be read again (AES-256-GCM), for one account: in another's row it cannot be opened. */
export function sealSecret(secretKey: string, userId: string, secret: Buffer): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secretKey), iv).setAAD(Buffer.from(userId));
  return Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
}

/** @throws when it was sealed with another key, or for another account. */
export function unsealSecret(secretKey: string, userId: string, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secretKey), sealed.subarray(0, ivBytes))
    .setAAD(Buffer.from(userId))
    .setAuthTag(sealed.subarray(-tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes, -tagBytes)), decipher.final()]);
}
