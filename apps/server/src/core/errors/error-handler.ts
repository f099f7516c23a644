import { ApiError, type ApiIssue, type ErrorDefinition } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { callerOf } from '../auth/callers.ts';
import { isDatabaseAway, scrubDatabaseError } from '../db/database-errors.ts';
import { FileStoreAwayError } from '../files/file-store.ts';
import { createLocal } from '../http/request-locals.ts';

/** The errors of Fastify and its plugins, by code. */
const knownCodes: Readonly<Record<string, ErrorDefinition>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: commonErrors.invalid_json,
  FST_ERR_CTP_EMPTY_JSON_BODY: commonErrors.invalid_json,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: commonErrors.invalid_request,
  FST_ERR_CTP_BODY_TOO_LARGE: commonErrors.payload_too_large,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: commonErrors.unsupported_media_type,
};

function issuesOf(error: FastifyError): ApiIssue[] {
  if (!hasZodFastifySchemaValidationErrors(error)) return [];
  return error.validation.map((issue) => ({
    path: issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
    message: issue.message ?? commonErrors.invalid_request.message,
  }));
}

/** The refusal for an error, or null when it is a fault of ours. */
function refusalOf(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error;
  if (error instanceof FileStoreAwayError)
    return new ApiError(commonErrors.files_unavailable, { cause: error });
  // the disk is full
  if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
    return new ApiError(commonErrors.files_unavailable, { cause: error });
  if (isDatabaseAway(error)) return new ApiError(commonErrors.unavailable, { cause: error });
  const fastifyError = error as FastifyError;
  if (fastifyError.validation) {
    if (fastifyError.validationContext === 'params') return new ApiError(commonErrors.not_found);
    const issues = issuesOf(fastifyError);
    const first = issues.find((issue) => issue.path !== '');
    return new ApiError(
      { ...commonErrors.invalid_request, message: first?.message ?? commonErrors.invalid_request.message },
      { issues: issues.filter((issue) => issue.path !== '') },
    );
  }
  const known = knownCodes[fastifyError.code ?? ''];
  if (known) return new ApiError(known);
  const status = fastifyError.statusCode ?? 500;
  if (status === 503) return new ApiError(commonErrors.unavailable, { retryAfterSeconds: 5 });
  return status >= 400 && status < 500 ? new ApiError({ ...commonErrors.invalid_request, status }) : null;
}

const refusalCodes = createLocal<FastifyReply, string>('refusal code');

/** The code with which a call was refused; undefined for a response that is no refusal. */
export const refusalCodeOf = (reply: FastifyReply): string | undefined => refusalCodes.get(reply);

export function sendApiError(reply: FastifyReply, error: ApiError): FastifyReply {
  refusalCodes.set(reply, error.code);
  if (error.status === 429 || error.status === 503) reply.header('retry-after', error.retryAfterSeconds ?? 5);
  if (error.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send(JSON.stringify(error.toBody()));
}

/** Node's codes for a connection that its other end closed. */
const leavingCodes = /^(?:ECONNRESET|EPIPE|ERR_STREAM_PREMATURE_CLOSE|ECONNABORTED)$/;

/**
 * Whether a call failed because its caller closed the connection; the database's connection has the same
 * codes.
 */
function hasCallerLeft(error: unknown, { raw }: FastifyRequest): boolean {
  return raw.socket.destroyed && leavingCodes.test((error as NodeJS.ErrnoException).code ?? '');
}

/** Refusals of a caller or of its rate: logged, so that operators see attempts to break in. */
const watchedStatuses: readonly number[] = [401, 403, 429];

/** The route's pattern, not the address, which may hold a name. */
const callOf = ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions.url });

function logRefusal(request: FastifyRequest, refusal: ApiError): void {
  const { status, code } = refusal;
  const told = { ...callOf(request), status, code };
  if (status >= 500)
    request.log.warn({ ...told, err: scrubDatabaseError(refusal.cause ?? refusal) }, 'call refused');
  else if (watchedStatuses.includes(status))
    request.log.info({ ...told, userId: callerOf(request)?.id ?? null }, 'call refused');
}

/**
 * One shape for every failed call; a fault of ours is logged without parameters and reported without details.
 */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    if (hasCallerLeft(error, request)) {
      request.log.info('the caller went away');
      return sendApiError(reply, new ApiError(commonErrors.invalid_request));
    }
    const refusal = refusalOf(error);
    if (refusal) {
      logRefusal(request, refusal);
      return sendApiError(reply, refusal);
    }
    request.log.error({ ...callOf(request), err: scrubDatabaseError(error) }, 'call failed');
    return sendApiError(reply, new ApiError(commonErrors.internal));
  });
}
