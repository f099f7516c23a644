import { createPublicKey, verify } from 'node:crypto';

const read = (part: string | undefined): Record<string, unknown> =>
  JSON.parse(Buffer.from(part ?? '', 'base64url').toString('utf8'));

/** What is wrong with who pushes, as RFC 8292 has it; null where all is well. `audience`: the push service's origin. */
export function vapidProblem(authorization: string, audience: string): string | null {
  const match = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization);
  if (!match) return 'no vapid authorization';
  const [, token = '', k = ''] = match;
  const [header, claims, signature, ...rest] = token.split('.');
  if (rest.length > 0) return 'not a JWT';
  try {
    if (read(header).alg !== 'ES256') return 'not ES256';
    const { aud, exp, sub } = read(claims);
    if (aud !== audience) return `aud is not ${audience}`;
    const secondsLeft = Number(exp) - Date.now() / 1000;
    if (!(secondsLeft > 0 && secondsLeft <= 24 * 3600)) return 'exp is not within 24 hours';
    if (!/^(?:mailto:|https:)/.test(String(sub))) return 'sub is no contact';
    const point = Buffer.from(k, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' } as never);
    const isSigned = verify(
      'sha256',
      Buffer.from(`${header}.${claims}`),
      { key, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature ?? '', 'base64url'),
    );
    return isSigned ? null : 'not signed by this key';
  } catch {
    return 'not a JWT';
  }
}
