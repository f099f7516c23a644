import { cvDownloadRoutes } from '@mitoyen/contract/features/cv-downloads/cv-downloads.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { ownParam } from '../../core/http/guards.ts';
import { setPageHeaders } from '../../core/http/paging.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import { listCvDownloads } from './list-cv-downloads.ts';

export function registerCvDownloadRoutes(app: FastifyInstance, context: AppContext): void {
  registerRoute(
    app,
    context,
    cvDownloadRoutes.list,
    [ownParam('id')],
    async ({ user, query, request, reply }) => {
      const { items, ...page } = await listCvDownloads(context, user.id, query);
      setPageHeaders(request, reply, page);
      return items;
    },
  );
}
