import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { uploadRoutes } from '@mitoyen/contract/features/uploads/uploads.contract.ts';
import { uploadErrors } from '@mitoyen/contract/features/uploads/uploads.errors.ts';
import {
  maxAttachmentBytes,
  maxCvBytes,
  maxImageBytes,
  maxProofBytes,
} from '@mitoyen/contract/features/uploads/uploads.schemas.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { identify } from '../../core/auth/identify.ts';
import type { SessionUser } from '../../core/auth/sessions.repository.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { clientAddressKey } from '../../core/http/client-address.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import type { LimitRule } from '../../core/limits/limits.ts';
import { noteCeiling } from '../account-security/index.ts';
import { createIntake } from './intake.ts';
import type { ExpectedFile, ReceivedFile } from './receive-file.ts';
import { type Sender, senderOf } from './sender.ts';
import { serveFile } from './serve-file.ts';
import { createPictures } from './serve-picture.ts';
import { uploadAttachment } from './upload-attachment.ts';
import { uploadCv } from './upload-cv.ts';
import { uploadImage } from './upload-image.ts';
import { uploadProof } from './upload-proof.ts';

const hour = 3600;

/** Uploads from one client address: a whole portfolio fits before the account exists. */
export const anonymousUploads: LimitRule = { name: 'uploads-anonymous', points: 120, durationSeconds: hour };
export const memberUploads: LimitRule = { name: 'uploads-member', points: 600, durationSeconds: hour };

export async function registerUploadRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { avatar, logo, cv, attachment, proof } = uploadRoutes;
  const { image_too_large, cv_too_large, attachment_too_large, proof_too_large } = uploadErrors;
  const intake = await createIntake(context);
  const imageIn = (field: string) => ({ field, maxBytes: maxImageBytes, tooLarge: image_too_large });
  const cvIn = { field: cv.multipartField, maxBytes: maxCvBytes, tooLarge: cv_too_large };
  const proofIn = { field: proof.multipartField, maxBytes: maxProofBytes, tooLarge: proof_too_large };
  const attachmentIn = {
    field: attachment.multipartField,
    maxBytes: maxAttachmentBytes,
    tooLarge: attachment_too_large,
  };

  const receive = async <T>(
    request: FastifyRequest,
    user: SessionUser | null,
    expected: ExpectedFile,
    work: (upload: { file: ReceivedFile; sender: Sender }) => Promise<T>,
  ): Promise<T> => {
    const rule = user ? memberUploads : anonymousUploads;
    await context.limits.consume(rule, clientAddressKey(request), commonErrors.too_many_requests);
    const sender = senderOf(context, request, user);
    return intake.receive(request, sender, expected, (file) => work({ file, sender }));
  };

  registerRoute(app, context, avatar, [], ({ request, user }) =>
    receive(request, user, imageIn(avatar.multipartField), (upload) =>
      uploadImage(context, intake, { ...upload, kind: 'image' }),
    ),
  );
  registerRoute(app, context, logo, [], ({ request, user }) =>
    receive(request, user, imageIn(logo.multipartField), (upload) =>
      uploadImage(context, intake, { ...upload, kind: 'logo' }),
    ),
  );
  registerRoute(app, context, cv, [], ({ request, user }) =>
    receive(request, user, cvIn, (upload) => uploadCv(context, intake, upload)),
  );
  registerRoute(app, context, attachment, [], ({ request, user }) =>
    receive(request, user, attachmentIn, (upload) => uploadAttachment(context, intake, upload)),
  );
  registerRoute(app, context, proof, [], ({ request, user }) =>
    receive(request, user, proofIn, (upload) => uploadProof(context, intake, upload)),
  );
  registerFileRoute(app, context);
  registerPictureRoute(app, context);
}

/** Not a declared JSON route: it streams bytes, under headers of its own. */
function registerFileRoute(app: FastifyInstance, context: AppContext): void {
  app.get<{ Params: { id: string }; Querystring: { w?: string; original?: string } }>(
    uploadRoutes.file.path,
    { schema: { hide: true } },
    async (request, reply) => {
      const viewer = await identify(context, request);
      const width = Number(request.query.w);
      const asked = {
        id: request.params.id,
        viewer,
        accept: request.headers.accept ?? '',
        widthPixels: width > 0 ? width : null,
        wantsOriginal: request.query.original !== undefined,
        knownVersions: request.headers['if-none-match'] ?? '',
        isHead: request.method === 'HEAD',
        addressKey: clientAddressKey(request),
      };
      const { headers, content } = await noteCeiling(context, viewer?.id ?? null, request, () =>
        serveFile(context, asked),
      );
      reply.headers(headers);
      return content ? reply.send(content) : reply.code(304).send();
    },
  );
}

function registerPictureRoute(app: FastifyInstance, context: AppContext): void {
  const servePicture = createPictures(context);
  app.get<{ Params: { id: string; name: string } }>(
    uploadRoutes.picture.path,
    { schema: { hide: true } },
    async ({ params, headers: asked }, reply) => {
      const knownVersions = asked['if-none-match'] ?? '';
      const { headers, content } = await servePicture({ ...params, knownVersions });
      reply.headers(headers);
      return content ? reply.send(content) : reply.code(304).send();
    },
  );
}
