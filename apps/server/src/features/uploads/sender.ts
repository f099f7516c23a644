import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { clientAddressKey } from '../../core/http/client-address.ts';

/**
 * The uploader of a file: an account, or a visitor, of whom only a keyed hash of the client address is kept.
 */
export type Sender =
  | { readonly accountId: string; readonly addressHash: null }
  | { readonly accountId: null; readonly addressHash: Buffer };

export function senderOf(
  { config }: Pick<AppContext, 'config'>,
  request: FastifyRequest,
  user: SessionUser | null,
): Sender {
  if (user) return { accountId: user.id, addressHash: null };
  const addressHash = createHmac('sha256', config.secretKey)
    .update(`uploads ${clientAddressKey(request)}`)
    .digest();
  return { accountId: null, addressHash };
}
