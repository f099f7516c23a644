import type { FastifyInstance, FastifyRequest } from 'fastify';
import { applyFault } from '../faults/http-faults.ts';
import type { SandboxState } from '../sandbox-state.ts';
import { isSignedBy, ovhSandboxAccount } from './ovh-signature.ts';
import { toE164 } from './sms-outbox.ts';

const maxClockSkewSeconds = 300;

const problem = (status: number, kind: string, errorCode: string, message: string) => ({
  status,
  body: { class: `Client::${kind}`, message, errorCode, httpCode: `${status} ${kind}` },
});

const refusal = problem(403, 'Forbidden', 'NOT_GRANTED_CALL', 'This call has not been granted');
const failure = {
  status: 500,
  body: { class: 'Server::InternalServerError', message: 'Internal server error' },
};
const garbage = '{"totalCreditsRemoved":1,"validRec';

interface Job {
  receivers: string[];
  message: string;
}

function parseJob(text: string): Job | null {
  try {
    const { receivers, message } = JSON.parse(text) as Record<string, unknown>;
    if (!Array.isArray(receivers) || receivers.length === 0) return null;
    if (typeof message !== 'string' || message === '') return null;
    return { receivers: receivers.map(String), message };
  } catch {
    return null;
  }
}

function authenticationProblem(request: FastifyRequest<{ Body: string }>) {
  const header = (name: string) => String(request.headers[`x-ovh-${name}`] ?? '');
  if (header('application') !== ovhSandboxAccount.applicationKey)
    return problem(403, 'Forbidden', 'INVALID_KEY', 'This application key is invalid');
  if (header('consumer') !== ovhSandboxAccount.consumerKey)
    return problem(403, 'Forbidden', 'INVALID_CREDENTIAL', 'This credential is not valid');
  const timestamp = header('timestamp');
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= maxClockSkewSeconds))
    return problem(400, 'BadRequest', 'QUERY_TIME_OUT', 'Query out of time');
  const url = `http://${request.headers.host}${request.url}`;
  const signed = isSignedBy(
    { method: request.method, url, body: request.body, timestamp },
    header('signature'),
  );
  return signed ? null : problem(400, 'BadRequest', 'INVALID_SIGNATURE', 'Invalid signature');
}

/**
 * OVHcloud's calls for text messages: its clock, and sending jobs
 * (https://eu.api.ovh.com/console/?section=%2Fsms). Signatures are verified.
 */
export function ovhRoutes(root: FastifyInstance, state: SandboxState): void {
  const preHandler = applyFault(state, 'sms', { refusal, failure, garbage });
  let lastJobId = 100_000_000;

  root.register(async (app) => {
    // The signature covers the body's very bytes.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

    app.get('/1.0/auth/time', { preHandler }, async (_request, reply) =>
      reply.type('application/json').send(String(Math.floor(Date.now() / 1000))),
    );

    app.post<{ Body: string; Params: { serviceName: string } }>(
      '/1.0/sms/:serviceName/jobs',
      { preHandler },
      async (request, reply) => {
        const refused = authenticationProblem(request);
        if (refused) return reply.code(refused.status).send(refused.body);
        const { serviceName } = request.params;
        if (serviceName !== ovhSandboxAccount.serviceName) {
          const message = `The requested object (serviceName = ${serviceName}) does not exist`;
          return reply.code(404).send({ class: 'Client::NotFound', message });
        }
        const job = parseJob(request.body);
        if (!job) {
          const message = '[receivers, message] are mandatory';
          return reply.code(400).send({ class: 'Client::BadRequest', message });
        }
        const sendable = job.receivers.flatMap((receiver) => toE164(receiver) ?? []);
        for (const to of sendable) state.sms.add(to, job.message);
        return {
          totalCreditsRemoved: sendable.length,
          invalidReceivers: job.receivers.filter((receiver) => toE164(receiver) === null),
          ids: sendable.map(() => ++lastJobId),
          validReceivers: sendable,
        };
      },
    );
  });
}
