import type { FastifyRequest } from 'fastify';
import type { SessionOrigin } from '../../core/auth/open-session.ts';
import { clientAddressKey } from '../../core/http/client-address.ts';

/** Where a request comes from: to count it, and to show its session to its owner. */
export interface Origin extends SessionOrigin {
  readonly addressKey: string;
}

export function originOf(request: FastifyRequest): Origin {
  return {
    userAgent: request.headers['user-agent'] ?? null,
    ipAddress: request.ip,
    addressKey: clientAddressKey(request),
  };
}
