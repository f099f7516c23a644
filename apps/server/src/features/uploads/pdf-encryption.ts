import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import type { PdfValue } from './pdf-values.ts';

type Entries = ReadonlyMap<string, PdfValue>;

/** What pads a password to 32 bytes (ISO 32000-1, algorithm 2). */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

/** How the standard security handler was set up (ISO 32000-2, table 21). */
interface Encryption {
  readonly revision: number;
  readonly keyBytes: number;
  readonly ownerHash: Buffer;
  readonly userHash: Buffer;
  readonly userKey: Buffer;
  readonly permissions: number;
  readonly isMetadataEncrypted: boolean;
  readonly fileId: Buffer;
  readonly method: 'none' | 'rc4' | 'aes';
}

/** Opens what was encrypted of one object. */
export type Decrypt = (bytes: Buffer, object: number, generation: number) => Buffer;

/**
 * What opens an encrypted document without a password: readers try the empty one first, so that a document with nothing
 * but an owner's password opens for everybody. Null when it asks for one, or for a certificate.
 */
export function openWithoutPassword(encrypt: Entries, fileId: Buffer): Decrypt | null {
  const encryption = readEncryption(encrypt, fileId);
  const key = encryption && (encryption.revision >= 5 ? newKey(encryption) : oldKey(encryption));
  return key && ((bytes, object, generation) => decrypt(encryption, key, bytes, object, generation));
}

function readEncryption(encrypt: Entries, fileId: Buffer): Encryption | null {
  const bytesOf = (name: string) => {
    const value = encrypt.get(name);
    return value?.type === 'string' ? value.bytes : Buffer.alloc(0);
  };
  const numberOf = (name: string, otherwise: number) => {
    const value = encrypt.get(name);
    return value?.type === 'number' ? value.value : otherwise;
  };
  const filter = encrypt.get('Filter');
  if (filter?.type !== 'name' || filter.name !== 'Standard') return null;
  const revision = numberOf('R', 0);
  const version = numberOf('V', 0);
  if (revision < 2 || revision > 6) return null;
  const metadata = encrypt.get('EncryptMetadata');
  const bits = version === 4 ? 128 : numberOf('Length', 40);
  return {
    revision,
    keyBytes: revision === 2 ? 5 : Math.min(16, Math.max(5, Math.floor(bits / 8))),
    ownerHash: bytesOf('O'),
    userHash: bytesOf('U'),
    userKey: bytesOf('UE'),
    permissions: numberOf('P', 0),
    isMetadataEncrypted: !(metadata?.type === 'word' && metadata.word === 'false'),
    fileId,
    method: version >= 4 ? methodOf(encrypt) : 'rc4',
  };
}

/** How streams are encrypted (7.6.5): by a crypt filter that the dictionary names, or not at all. */
function methodOf(encrypt: Entries): Encryption['method'] {
  const filters = encrypt.get('CF');
  const streams = encrypt.get('StmF');
  if (filters?.type !== 'dictionary' || streams?.type !== 'name') return 'none';
  const filter = filters.entries.get(streams.name);
  const method = filter?.type === 'dictionary' ? filter.entries.get('CFM') : undefined;
  if (method?.type !== 'name' || method.name === 'None') return 'none';
  return method.name === 'V2' ? 'rc4' : 'aes';
}

const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();

/** Revisions 2 to 4: algorithms 2, 4 and 5. */
function oldKey(encryption: Encryption): Buffer | null {
  const { revision, keyBytes, ownerHash, userHash, permissions, isMetadataEncrypted, fileId } = encryption;
  const flags = Buffer.alloc(4);
  flags.writeUInt32LE(permissions >>> 0);
  const marks = revision >= 4 && !isMetadataEncrypted ? [Buffer.alloc(4, 0xff)] : [];
  let key: Buffer = md5(padding, ownerHash.subarray(0, 32), flags, fileId, ...marks).subarray(0, keyBytes);
  if (revision >= 3) for (let round = 0; round < 50; round += 1) key = md5(key).subarray(0, keyBytes);
  if (revision === 2) return rc4(key, padding).equals(userHash.subarray(0, 32)) ? key : null;
  let hash: Buffer = md5(padding, fileId);
  for (let round = 0; round < 20; round += 1)
    hash = rc4(
      key.map((byte) => byte ^ round),
      hash,
    );
  return hash.equals(userHash.subarray(0, 16)) ? key : null;
}

/** Revisions 5 and 6: algorithms 2.A and 2.B, for the empty password. */
function newKey({ revision, userHash, userKey }: Encryption): Buffer | null {
  const hashOf = (salt: Buffer) =>
    revision === 5 ? createHash('sha256').update(salt).digest() : hardHash(salt);
  if (userHash.length < 48 || userKey.length < 32) return null;
  if (!hashOf(userHash.subarray(32, 40)).equals(userHash.subarray(0, 32))) return null;
  const opening = createDecipheriv('aes-256-cbc', hashOf(userHash.subarray(40, 48)), Buffer.alloc(16));
  return opening.setAutoPadding(false).update(userKey.subarray(0, 32));
}

function hardHash(salt: Buffer): Buffer {
  let hash: Buffer = createHash('sha256').update(salt).digest();
  for (let round = 0; ; round += 1) {
    const repeated = Buffer.concat(Array<Buffer>(64).fill(hash));
    const cipher = createCipheriv('aes-128-cbc', hash.subarray(0, 16), hash.subarray(16, 32));
    const mixed = cipher.setAutoPadding(false).update(repeated);
    const remainder = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    hash = createHash(['sha256', 'sha384', 'sha512'][remainder] ?? 'sha256')
      .update(mixed)
      .digest();
    if (round >= 63 && (mixed.at(-1) ?? 0) <= round - 31) return hash.subarray(0, 32);
  }
}

/** Algorithms 1 and 1.A. @throws Error for bytes that are no whole blocks. */
function decrypt(
  { revision, method }: Encryption,
  key: Buffer,
  bytes: Buffer,
  object: number,
  generation: number,
): Buffer {
  if (method === 'none') return bytes;
  if (revision >= 5) return openAes('aes-256-cbc', key, bytes);
  const numbers = Buffer.alloc(5);
  numbers.writeUIntLE(object, 0, 3);
  numbers.writeUInt16LE(generation, 3);
  const salt = method === 'aes' ? [Buffer.from('sAlT')] : [];
  const objectKey = md5(key, numbers, ...salt).subarray(0, Math.min(16, key.length + 5));
  return method === 'aes' ? openAes('aes-128-cbc', objectKey, bytes) : rc4(objectKey, bytes);
}

function openAes(algorithm: 'aes-128-cbc' | 'aes-256-cbc', key: Buffer, bytes: Buffer): Buffer {
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, 16)).setAutoPadding(false);
  return decipher.update(bytes.subarray(16));
}

/** RC4, which this Node's OpenSSL offers no more. */
function rc4(key: Uint8Array, bytes: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index] ?? 0;
  const swap = (one: number, other: number) => {
    const kept = at(one);
    state[one] = at(other);
    state[other] = kept;
  };
  let j = 0;
  for (let i = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  const out = Buffer.alloc(bytes.length);
  let i = 0;
  j = 0;
  for (const [index, byte] of bytes.entries()) {
    i = (i + 1) & 255;
    j = (j + at(i)) & 255;
    swap(i, j);
    out[index] = byte ^ at((at(i) + at(j)) & 255);
  }
  return out;
}
