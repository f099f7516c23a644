import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SandboxState } from '../sandbox-state.ts';
import type { Service } from './faults.ts';

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: object;
}

/** How one provider fails, in its own words. `garbage` is sent with status 200. */
export interface ProviderFailures {
  readonly refusal: Answer;
  readonly failure: Answer;
  readonly garbage: string;
}

/** A hook for a provider's routes: applies the service's fault, if one is set, instead of answering. */
export function applyFault(state: SandboxState, service: Service, failures: ProviderFailures) {
  const give = (reply: FastifyReply, { status, headers = {}, body }: Answer) =>
    reply.code(status).headers(headers).send(body);

  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    switch (state.faults.modeOf(service)) {
      case 'ok':
        return undefined;
      case 'refuse':
        return give(reply, failures.refusal);
      case 'error':
        return give(reply, failures.failure);
      case 'garbage': {
        const type = failures.garbage.startsWith('<') ? 'text/html' : 'application/json';
        return reply.type(`${type}; charset=utf-8`).send(failures.garbage);
      }
      case 'hang':
        state.held.hold(service, request.raw.socket);
        return reply.hijack();
    }
  };
}
