import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import type { Feature } from '../../core/http/define-feature.ts';
import { securityTxt } from './security-txt.ts';

const path = '/.well-known/security.txt';
const keptS = 86_400;

function registerSecurityContactRoutes(app: FastifyInstance, { clock, config }: AppContext): void {
  app.get(path, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${keptS}`)
      .send(
        securityTxt({
          email: config.contact.email,
          url: new URL(path, config.publicUrl).href,
          now: clock.now(),
        }),
      ),
  );
}

export const securityContactFeature: Feature = {
  name: 'security-contact',
  routes: registerSecurityContactRoutes,
};
