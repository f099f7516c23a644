import type { FastifyReply } from 'fastify';
import { hasConfirmedEmail } from '../auth/has-confirmed-email.ts';
import type { AppContext } from '../context/app-context.ts';

/** Asks search engines to leave out what an account shows, and the page that is made of it, unless it has full reach. */
export function tellRobots({ config }: AppContext, reply: FastifyReply, confirmedAt: Date | null): void {
  if (!hasConfirmedEmail(config, confirmedAt)) reply.header('x-robots-tag', 'noindex');
}
