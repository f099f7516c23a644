import './lib/require-node.mjs';
import { generateKeyPairSync } from 'node:crypto';

// A key pair of P-256, as RFC 8292 asks for: the public one as an uncompressed point, both in base64url.
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const { d, x, y } = privateKey.export({ format: 'jwk' });
const publicKey = Buffer.concat([Buffer.from([4]), ...[x, y].map((part) => Buffer.from(part, 'base64url'))]);
process.stdout.write(
  `PUSH_VAPID_PUBLIC_KEY=${publicKey.toString('base64url')}\nPUSH_VAPID_PRIVATE_KEY=${d}\n`,
);
