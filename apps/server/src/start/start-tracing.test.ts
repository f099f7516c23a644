import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { makeUser } from '../../test/builders/index.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { traceStatements } from '../core/tracing/trace-statements.ts';
import { inSpan } from '../core/tracing/tracing.ts';
import { startTracing } from './start-tracing.ts';

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string }[];
}

/** A receiver of OTLP over HTTP, which keeps what it is sent. */
async function startReceiver() {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    bodies.push(`${request.url} ${body}`);
    response.setHeader('content-type', 'application/json').end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => bodies.join('\n'),
    spans: (): Span[] =>
      bodies.flatMap((body) =>
        JSON.parse(body.slice(body.indexOf(' '))).resourceSpans.flatMap(
          ({ scopeSpans }: { scopeSpans: readonly { spans: readonly Span[] }[] }) =>
            scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    close: () => server.close(),
  };
}

afterEach(() => vi.unstubAllEnvs());
const nowhere = { OTEL_EXPORTER_OTLP_ENDPOINT: undefined, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: undefined };

test('no trace is made unless asked for', async () => {
  expect(await startTracing(nowhere)).toBeNull();
});

test('a call is traced with its statements and what it waits for, and nobody is named', async () => {
  const receiver = await startReceiver();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', receiver.url);
  vi.stubEnv('OTEL_EXPORTER_OTLP_PROTOCOL', 'http/json');
  const tracing = await startTracing({ ...nowhere, OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url });
  if (!tracing) throw new Error('no tracing');
  const app = await createTestApp(() => ({ tracing }));
  const user = await makeUser(app.context);
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  await app.call(accountRoutes.me, {
    token: user.token,
    headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
  });
  await inSpan(tracing, { name: 'job greet', kind: 'consumer' }, async () =>
    traceStatements(tracing)('select * from users where email = $1', 5, false),
  );
  await expect(
    inSpan(tracing, { name: 'job fails', kind: 'consumer' }, async () => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await app.close();
  await tracing.stop();
  receiver.close();

  expect(receiver.text()).toMatch(/^\/v1\/traces /);
  const spans = receiver.spans();
  const call = spans.find(({ name }) => name === `GET ${accountRoutes.me.path}`);
  expect(call).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' });
  const job = spans.find(({ name }) => name === 'job greet');
  expect(spans.find(({ name }) => name === 'SELECT')).toMatchObject({ parentSpanId: job?.spanId });
  expect(spans.map(({ name }) => name)).toContain('job fails');
  for (const secret of [user.email, user.id, user.token]) expect(receiver.text()).not.toContain(secret);
});
