import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import cors from '@fastify/cors';
import type { InlinedTexts } from '@mitoyen/contract/core/page-rendering.ts';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

interface SecurityOptions {
  /** Other origins that pages may call, and load a script from. */
  readonly apiBaseUrl?: string | undefined;
  readonly analyticsScriptUrl?: string | undefined;
  /** Another origin that pages load pictures from. */
  readonly picturesUrl?: string | undefined;
  readonly https: boolean;
}

const originOf = (url: string | undefined) => (url ? [new URL(url).origin] : []);

function helmetOptions(options: SecurityOptions): HelmetOptions {
  const api = originOf(options.apiBaseUrl);
  const analytics = originOf(options.analyticsScriptUrl);
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'object-src': ["'none'"],
        'script-src': ["'self'", ...analytics],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:', ...api, ...analytics, ...originOf(options.picturesUrl)],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...api, ...analytics],
        'manifest-src': ["'self'"],
        'worker-src': ["'self'"],
        // every response refuses to be framed, except the document that frames a project's linked media
        'frame-src': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'base-uri': ["'none'"],
        ...(options.https && { 'upgrade-insecure-requests': [] }),
      },
    },
    strictTransportSecurity: options.https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: api.length > 0 ? 'cross-origin' : 'same-origin' },
    frameguard: { action: 'deny' },
  };
}

/** The headers that helmet sets on every response, which are always the same. */
function headersOf(options: SecurityOptions): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  helmet(helmetOptions(options))({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  headers['permissions-policy'] = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';
  return headers;
}

/** By the text; a build has one for each page. */
const sources = new Map<string, string>();

/**
 * The source expression that allows this text, and no other, inline in a page (Content Security Policy 3, §
 * 2.3.1).
 */
function sourceOf(text: string): string {
  const source = sources.get(text) ?? `'sha256-${hash('sha256', text, 'base64')}'`;
  sources.set(text, source);
  return source;
}

/** The policy of a page with these inline texts. */
export function withInlined(policy: string, { script, style }: InlinedTexts): string {
  return policy
    .replace("script-src 'self'", `$& ${sourceOf(script)}`)
    .replace("style-src 'self'", `$& ${sourceOf(style)}`);
}

/** A strict content security policy, without any `unsafe-*`, the other headers browsers obey, and the request's id. */
export function registerSecurityHeaders(app: FastifyInstance, options: SecurityOptions): void {
  const headers = headersOf(options);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
}

/** Lets the pages' origin, and no other, call the API when both have origins of their own. */
export async function registerCors(app: FastifyInstance, pagesOrigin: string | undefined): Promise<void> {
  if (!pagesOrigin) return;
  await app.register(cors, {
    origin: [pagesOrigin],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'last-event-id'],
    exposedHeaders: [
      'link',
      'x-total-count',
      'x-total-exact',
      'x-ignored-terms',
      'x-suggestion',
      'x-offer-status',
      'retry-after',
    ],
    credentials: true,
    maxAge: 600,
  });
}
