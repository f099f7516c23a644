import { portfolioRoutes } from '@mitoyen/contract/features/portfolio/portfolio.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { onlyRole } from '../../core/http/guards.ts';
import { registerCachedRead } from '../../core/http/register-public-read.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import { tellRobots } from '../../core/http/tell-robots.ts';
import { readIdempotencyKey } from '../../core/idempotency/idempotent.ts';
import { addProject } from './add-project.ts';
import { changeProject, removeProject } from './change-project.ts';
import { mediaFrame, mediaFrameHeaders } from './media-frame.ts';
import { orderPortfolio } from './order-portfolio.ts';
import { showLinkedMedia, showPortfolio, showProject } from './show-portfolio.ts';
import { showSurroundings } from './show-surroundings.ts';

export function registerPortfolioRoutes(app: FastifyInstance, context: AppContext): void {
  const freelance = onlyRole('freelance');

  registerRoute(app, context, portfolioRoutes.create, [freelance], ({ user, body, request }) =>
    addProject(context, user.id, body, readIdempotencyKey(request)),
  );
  registerCachedRead(app, context, portfolioRoutes.list, [], (reading, { params }) =>
    showPortfolio(reading, params.freelanceId),
  );
  registerRoute(app, context, portfolioRoutes.reorder, [freelance], ({ user, params, body }) =>
    orderPortfolio(context, user.id, params.freelanceId, body.ids),
  );
  registerCachedRead(app, context, portfolioRoutes.get, [], (reading, { params }) =>
    showProject(reading, params.id),
  );
  registerCachedRead(app, context, portfolioRoutes.around, [], async (reading, { params, reply }) => {
    const { surroundings, confirmedAt } = await showSurroundings(reading, params.freelanceId, params.id);
    tellRobots(context, reply, confirmedAt);
    return surroundings;
  });
  registerRoute(app, context, portfolioRoutes.update, [freelance], ({ user, params, body }) =>
    changeProject(context, user.id, params.id, body),
  );
  registerRoute(app, context, portfolioRoutes.remove, [freelance], async ({ user, params }) => {
    await removeProject(context, user.id, params.id);
    return undefined;
  });
  registerMediaFrame(app, context);
}

/** Not a declared JSON route: it sends a document, under a policy of its own. */
function registerMediaFrame(app: FastifyInstance, context: AppContext): void {
  app.get<{ Params: { id: string } }>(
    portfolioRoutes.mediaFrame.path,
    { schema: { hide: true } },
    async (request, reply) => {
      const { id } = request.params;
      const media = await showLinkedMedia(context, id);
      // a link must not open the page that calls a host: its viewer opens in the project's page, on a press
      const destination = request.headers['sec-fetch-dest'];
      if (destination !== undefined && destination !== 'iframe')
        return reply.header('cache-control', 'no-store').redirect(`/portfolio/item/${id}`, 302);
      return reply.headers(mediaFrameHeaders(media)).type('text/html; charset=utf-8').send(mediaFrame(media));
    },
  );
}
