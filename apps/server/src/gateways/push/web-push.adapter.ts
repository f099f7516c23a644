import { request as overHttp } from 'node:http';
import { Agent, request as overHttps } from 'node:https';
import webPush from 'web-push';
import { createBreaker } from './breaker.ts';
import { lookUpPublic } from './public-address.ts';
import { type PushGateway, PushGoneError, PushRefusedError, PushUnavailableError } from './push.gateway.ts';

export interface WebPushOptions {
  readonly publicKey: string;
  readonly privateKey: string;
  /** The operator's contact for push services: `mailto:…` or `https://…` (RFC 8292). */
  readonly subject: string;
  /** Where the sandbox's push service answers: the one address that may be of this machine; null in production. */
  readonly sandboxOrigin: string | null;
  /** Longest wait for an answer; 10 s by default. */
  readonly timeoutMs?: number;
}

/** For how long a signature is used, of the 24 hours that RFC 8292 allows at most. */
const signatureSeconds = 3600;
const mostSignatures = 100;

/** A name with a top-level domain of letters: no address, no machine of one's own network. */
function isInternetName(hostname: string): boolean {
  const labels = hostname.split('.');
  const top = labels.at(-1) ?? '';
  return (
    labels.length > 1 && top !== 'local' && /^[a-z]{2,}$/.test(top) && labels.every((label) => label !== '')
  );
}

/** Web push by the `web-push` library, which encrypts and signs; connections are our own, to public addresses alone. */
export function createWebPushGateway(options: WebPushOptions): PushGateway {
  const { publicKey, privateKey, subject, sandboxOrigin, timeoutMs = 10_000 } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: 20, lookup: lookUpPublic } as object);
  const breaker = createBreaker();
  const signatures = new Map<string, { header: string; until: number }>();

  /** One for each push service, used for half of its time. */
  const signatureFor = (origin: string): string => {
    const now = Math.floor(Date.now() / 1000);
    const known = signatures.get(origin);
    if (known && known.until > now) return known.header;
    const expiry = now + 2 * signatureSeconds;
    const { Authorization } = webPush.getVapidHeaders(
      origin,
      subject,
      publicKey,
      privateKey,
      'aes128gcm',
      expiry,
    );
    if (signatures.size >= mostSignatures) signatures.clear();
    signatures.set(origin, { header: Authorization, until: now + signatureSeconds });
    return Authorization;
  };

  const post = (url: URL, headers: Record<string, string | number>, body: Buffer) =>
    new Promise<number>((resolve, reject) => {
      const signal = AbortSignal.timeout(timeoutMs);
      const request =
        url.protocol === 'https:'
          ? overHttps(url, { method: 'POST', headers, agent, signal })
          : overHttp(url, { method: 'POST', headers, signal });
      request.on('error', reject);
      request.on('response', (response) => {
        response.on('error', reject);
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      request.end(body);
    });

  return {
    publicKey,
    accepts(endpoint) {
      const url = URL.parse(endpoint);
      if (!url || url.username || url.password) return false;
      if (url.origin === sandboxOrigin) return true;
      return url.protocol === 'https:' && url.port === '' && isInternetName(url.hostname);
    },
    async send({ endpoint, p256dh, auth }, { payload, ttlSeconds, topic, urgency }) {
      const url = new URL(endpoint);
      if (breaker.isOpen(url.origin)) throw new PushUnavailableError(null);
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        payload,
        { TTL: ttlSeconds, topic, urgency, contentEncoding: 'aes128gcm' },
      );
      let status: number;
      try {
        status = await post(url, { ...headers, Authorization: signatureFor(url.origin) }, body as Buffer);
      } catch (cause) {
        breaker.note(url.origin, false);
        throw new PushUnavailableError(null, { cause });
      }
      breaker.note(url.origin, status < 500);
      if (status >= 200 && status < 300) return;
      if (status === 404 || status === 410) throw new PushGoneError('The browser is gone');
      if (status === 429 || status >= 500) throw new PushUnavailableError(status);
      throw new PushRefusedError(status);
    },
  };
}
