import { createHash, timingSafeEqual } from 'node:crypto';

/** The one account OVHcloud's API has here; the product's settings for the sandbox name it. */
export const ovhSandboxAccount = {
  applicationKey: 'sandbox-application',
  applicationSecret: 'sandbox-application-secret',
  consumerKey: 'sandbox-consumer',
  serviceName: 'sms-sandbox-1',
} as const;

export interface SignedRequest {
  readonly method: string;
  /** Whole address, query included, as the client wrote it. */
  readonly url: string;
  readonly body: string;
  /** Seconds since 1970, as the client wrote them. */
  readonly timestamp: string;
}

/** See https://docs.ovhcloud.com/fr/guides/manage-and-operate/api/first-steps. */
function signatureOf({ method, url, body, timestamp }: SignedRequest): string {
  const { applicationSecret, consumerKey } = ovhSandboxAccount;
  const text = [applicationSecret, consumerKey, method, url, body, timestamp].join('+');
  return `$1$${createHash('sha1').update(text).digest('hex')}`;
}

export function isSignedBy(request: SignedRequest, signature: string): boolean {
  const expected = Buffer.from(signatureOf(request));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
