import type { FastifyInstance } from 'fastify';
import type { StripeAccount } from '../account.ts';
import { checkoutPageRoutes } from './checkout-page.routes.ts';
import { hostedCss } from './hosted.css.ts';
import { hostedScript } from './hosted-script.ts';
import { invoicePageRoutes } from './invoice-page.routes.ts';
import { portalPageRoutes } from './portal-page.routes.ts';

/** The pages that Stripe shows people itself. */
export function hostedRoutes(app: FastifyInstance, account: StripeAccount): void {
  app.get('/stripe/assets/style.css', async (_request, reply) => reply.type('text/css').send(hostedCss));
  app.get('/stripe/assets/script.js', async (_request, reply) =>
    reply.type('text/javascript').send(hostedScript),
  );
  checkoutPageRoutes(app, account);
  portalPageRoutes(app, account);
  invoicePageRoutes(app, account);
}
