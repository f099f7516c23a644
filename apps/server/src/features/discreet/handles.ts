import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';

/** The firm that reads: each firm, by its SIREN, has handles of its own. */
export interface HandleKey {
  readonly secretKey: string;
  readonly siren: string;
}

const keyOf = ({ secretKey, siren }: HandleKey) =>
  createHmac('sha256', secretKey).update(`discreet profiles of ${siren}`).digest();

/**
 * The address of a discreet person for one firm: the person's random key of this time, enciphered as one block under a key
 * that is the firm's alone. Two firms' handles of one person have nothing in common, and neither has the key.
 */
export function handleOf(key: HandleKey, discreetKey: string): string {
  const cipher = createCipheriv('aes-256-ecb', keyOf(key), null).setAutoPadding(false);
  const block = Buffer.from(discreetKey.replaceAll('-', ''), 'hex');
  return Buffer.concat([cipher.update(block), cipher.final()]).toString('base64url');
}

/** The reverse: the key of a handle, which a person may or may not have; null where it is no handle. */
export function keyOfHandle(key: HandleKey, handle: string): string | null {
  const block = Buffer.from(handle, 'base64url');
  if (block.length !== 16 || block.toString('base64url') !== handle) return null;
  const decipher = createDecipheriv('aes-256-ecb', keyOf(key), null).setAutoPadding(false);
  const hex = Buffer.concat([decipher.update(block), decipher.final()]).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts the end of a page as a cursor, so that its holder learns nothing; deterministic. */
export function sealCursor(key: HandleKey, parts: unknown): string {
  const text = JSON.stringify(parts);
  // of the text: two texts never share one
  const nonce = createHmac('sha256', keyOf(key)).update(text).digest().subarray(0, nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(key), nonce);
  const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** What was sealed for this firm; undefined for anything else. */
export function openCursor(key: HandleKey, cursor: string): unknown {
  const bytes = Buffer.from(cursor, 'base64url');
  if (bytes.length <= nonceBytes + tagBytes) return undefined;
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(key), bytes.subarray(0, nonceBytes));
    decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    const text = Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
    return JSON.parse(text.toString('utf8'));
  } catch {
    return undefined;
  }
}
