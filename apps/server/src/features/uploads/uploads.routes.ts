import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { identify } from '../../core/auth/identify.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { clientAddressKey } from '../../core/http/client-address.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import { serveFile } from './serve-file.ts';
import { uploadAttachment } from './upload-attachment.ts';
import { uploadCv } from './upload-cv.ts';
import { uploadImage } from './upload-image.ts';
import { anonymousUploads, memberUploads } from './uploads.limits.ts';

export function registerUploadRoutes(app: FastifyInstance, context: AppContext): void {
  const { avatar, logo, cv, attachment } = uploadRoutes;

  const countUpload = async (request: FastifyRequest, user: SessionUser | null) => {
    const rule = user ? memberUploads : anonymousUploads;
    await context.limits.consume(rule, clientAddressKey(request), commonErrors.too_many_requests);
    return user?.id ?? null;
  };

  registerRoute(app, context, avatar, [], async ({ request, user }) => {
    const uploaderId = await countUpload(request, user);
    return uploadImage(context, request, { field: avatar.multipartField, kind: 'image', uploaderId });
  });
  registerRoute(app, context, logo, [], async ({ request, user }) => {
    const uploaderId = await countUpload(request, user);
    return uploadImage(context, request, { field: logo.multipartField, kind: 'logo', uploaderId });
  });
  registerRoute(app, context, cv, [], async ({ request, user }) => {
    const uploaderId = await countUpload(request, user);
    return uploadCv(context, request, { field: cv.multipartField, uploaderId });
  });
  registerRoute(app, context, attachment, [], async ({ request, user }) => {
    await countUpload(request, user);
    return uploadAttachment(context, request, { field: attachment.multipartField, uploaderId: user.id });
  });
  registerFileRoute(app, context);
}

/** Not a declared JSON route: it streams bytes, under headers of its own. */
function registerFileRoute(app: FastifyInstance, context: AppContext): void {
  app.get<{ Params: { id: string }; Querystring: { w?: string } }>(
    uploadRoutes.file.path,
    { schema: { hide: true } },
    async (request, reply) => {
      const viewer = await identify(context, request);
      const width = Number(request.query.w);
      const { headers, content } = await serveFile(context, {
        id: request.params.id,
        viewer,
        accept: request.headers.accept ?? '',
        widthPixels: width > 0 ? width : null,
        isHead: request.method === 'HEAD',
      });
      return reply.headers(headers).send(content);
    },
  );
}
