import type { FastifyRequest } from 'fastify';
import type { SessionOrigin } from '../../core/auth/open-session.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { clientAddress, clientAddressKey } from '../../core/http/client-address.ts';
import { type Browser, readBrowser } from './browser.ts';

/** Where a request comes from: to count it, to recognize it, and to show its session to its owner. */
export interface Origin extends SessionOrigin {
  readonly addressKey: string;
  readonly browser: Browser;
}

export function originOf({ config }: AppContext, request: FastifyRequest): Origin {
  return {
    userAgent: request.headers['user-agent'] ?? null,
    ipAddress: clientAddress(request),
    addressKey: clientAddressKey(request),
    browser: readBrowser(config, request),
  };
}
