import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyRequest,
  UsedPasskey,
} from '@mitoyen/contract/features/second-factor/passkeys.schemas.ts';

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** The few forms of CBOR (RFC 8949) that an authenticator writes here. */
function head(type: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(type << 5) | length]);
  if (length < 256) return Buffer.from([(type << 5) | 24, length]);
  return Buffer.from([(type << 5) | 25, length >> 8, length & 255]);
}

type Encodable = number | string | Buffer | Map<Encodable, Encodable>;

function encode(value: Encodable): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, item]) => [encode(key), encode(item)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

const flags = { present: 1, verified: 4, hasCredential: 64 };

interface Options {
  /** The page that the browser shows. */
  readonly origin?: string;
  /** Whether the holder gave a finger, face or code. */
  readonly isVerified?: boolean;
}

/** A passkey in software: it answers as a browser with an authenticator does (Web Authentication, ES256). */
export function createSoftwareAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let count = 0;

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const authenticatorData = (rpId: string, isVerified: boolean, credential?: Buffer) => {
    count += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    const bits = flags.present | (isVerified ? flags.verified : 0) | (credential ? flags.hasCredential : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([bits]), counter, credential ?? Buffer.alloc(0)]);
  };

  const credential = { id: base64url(id), rawId: base64url(id), type: 'public-key' as const };

  return {
    create(
      { challenge, rp }: Pick<PasskeyCreation, 'challenge' | 'rp'>,
      { origin = 'http://mitoyen.test', isVerified = true }: Options = {},
    ): NewPasskey {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = new Map<Encodable, Encodable>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const described = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, encode(key)]);
      const attestation = new Map<Encodable, Encodable>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(rp.id, isVerified, described)],
      ]);
      return {
        ...credential,
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, origin)),
          attestationObject: base64url(encode(attestation)),
          transports: ['internal'],
        },
      };
    },
    use(
      { challenge, rpId }: Pick<PasskeyRequest, 'challenge' | 'rpId'>,
      { origin = 'http://mitoyen.test', isVerified = true }: Options = {},
    ): UsedPasskey {
      const data = clientData('webauthn.get', challenge, origin);
      const authData = authenticatorData(rpId, isVerified);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return {
        ...credential,
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
        },
      };
    },
  };
}
