import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

interface SecurityOptions {
  /** Other origins that pages may call, and load a script from. */
  readonly apiBaseUrl?: string | undefined;
  readonly analyticsScriptUrl?: string | undefined;
  readonly https: boolean;
}

const originOf = (url: string | undefined) => (url ? [new URL(url).origin] : []);

/** A strict content security policy, without any `unsafe-*`, and the other headers browsers obey. */
export async function registerSecurityHeaders(app: FastifyInstance, options: SecurityOptions): Promise<void> {
  const api = originOf(options.apiBaseUrl);
  const analytics = originOf(options.analyticsScriptUrl);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'object-src': ["'none'"],
        'script-src': ["'self'", ...analytics],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:', ...api, ...analytics],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...api, ...analytics],
        'manifest-src': ["'self'"],
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
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  });
}
