import type { FastifyInstance } from 'fastify';
import { applyFault } from '../faults/http-faults.ts';
import type { SandboxState } from '../sandbox-state.ts';
import { toE164 } from './sms-outbox.ts';

const refusal = { status: 401, body: { message: 'Key not found', code: 'unauthorized' } };
const failure = { status: 500, body: { message: 'Internal server error', code: 'internal_error' } };
const garbage = '<!doctype html><title>502 Bad Gateway</title>';

const invalid = (message: string) => ({ code: 'invalid_parameter', message });

function problemOf(body: Record<string, unknown>): { code: string; message: string } | null {
  for (const field of ['sender', 'recipient', 'content']) {
    const value = body[field];
    if (value === undefined || value === '')
      return { code: 'missing_parameter', message: `${field} is missing` };
    if (typeof value !== 'string') return invalid(`${field} is not valid`);
  }
  const sender = String(body.sender);
  if (!(/^[a-z0-9 ]{1,11}$/i.test(sender) || /^\d{1,15}$/.test(sender)))
    return invalid('sender is not valid');
  if (toE164(String(body.recipient)) === null) return invalid('Invalid telephone number');
  return null;
}

/**
 * Brevo's call for one transactional text message, at its present and at its former path
 * (https://developers.brevo.com/reference/send-transac-sms). Any API key will do.
 */
export function brevoRoutes(app: FastifyInstance, state: SandboxState): void {
  const preHandler = applyFault(state, 'sms', { refusal, failure, garbage });
  let lastMessageId = 1_511_882_900_000_000;

  for (const path of ['/v3/transactionalSMS/send', '/v3/transactionalSMS/sms']) {
    app.post(path, { preHandler }, async (request, reply) => {
      if (!request.headers['api-key']) {
        return reply.code(401).send({ message: 'authentication not found in headers', code: 'unauthorized' });
      }
      const body = (request.body ?? {}) as Record<string, unknown>;
      const problem = problemOf(body);
      if (problem) return reply.code(400).send(problem);
      state.sms.add(toE164(String(body.recipient)) ?? '', String(body.content));
      lastMessageId += 1;
      return reply.code(201).send({ messageId: lastMessageId });
    });
  }
}
