import type { FastifyReply } from 'fastify';
import { hasConfirmedEmail } from '../auth/has-confirmed-email.ts';
import type { AppContext } from '../context/app-context.ts';

/**
 * Asks search engines not to index an account's content, nor the page made of it, unless its address is
 * confirmed or need not be.
 */
export function tellRobots({ config }: AppContext, reply: FastifyReply, confirmedAt: Date | null): void {
  if (!hasConfirmedEmail(config, confirmedAt)) reply.header('x-robots-tag', 'noindex');
}
