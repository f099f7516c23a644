import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** RFC 4226, section 4: 160 bits. */
const secretBytes = 20;
/** Steps before and after the present one whose codes are taken: clocks differ, and typing takes time (RFC 6238, 5.2). */
const window = 1;

export const newAppSecret = (): Buffer => randomBytes(secretBytes);

/** Six digits every thirty seconds by SHA-1: what every app can do. */
function generatorOf(secret: Buffer, email = ''): TOTP {
  const copy = new Uint8Array(secret);
  return new TOTP({ issuer: 'Mitoyen', label: email, secret: new Secret({ buffer: copy.buffer }) });
}

/** What an authenticator app needs: the secret to type, and the address for the QR code. */
export function describeApp(secret: Buffer, email: string): { secret: string; uri: string } {
  const generator = generatorOf(secret, email);
  return { secret: generator.secret.base32, uri: generator.toString() };
}

/** The step whose code this is, among those that are taken now; null for none of them. */
export function findStep(secret: Buffer, code: string, now: Date): number | null {
  const generator = generatorOf(secret);
  const timestamp = now.getTime();
  const delta = generator.validate({ token: code, timestamp, window });
  return delta === null ? null : generator.counter({ timestamp }) + delta;
}
