import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { commonErrors } from '@mitoyen/contract/core/common.errors.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { accountErrors } from '@mitoyen/contract/features/accounts/accounts.errors.ts';
import { beforeEach, expect, test } from 'vitest';
import { camille } from '../session/session.fixture.ts';
import { getSession, setSession, wasSessionEnded } from '../session/session-store.ts';
import { callApi, configureApi, unattended } from './api-client.ts';

let sent: { path: string; init: RequestInit }[] = [];

function answerWith(status: number, body: unknown, headers: Record<string, string> = {}): void {
  configureApi({
    transport: async (path, init) => {
      sent.push({ path, init });
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
    },
  });
}

const headerOf = (name: string) => new Headers(sent[0]?.init.headers).get(name);
async function failure(call: Promise<unknown>): Promise<ApiError> {
  const [outcome] = await Promise.allSettled([call]);
  if (outcome.status === 'fulfilled') throw new Error('the call succeeded');
  return outcome.reason;
}

beforeEach(() => {
  sent = [];
  setSession(null);
  configureApi({ baseUrl: '' });
});

test('a call is sent as its route declares it', async () => {
  answerWith(200, camille);
  const body = { email: 'camille@exemple.fr', password: 'secret123' };
  expect(await callApi(accountRoutes.login, { body }, unattended())).toEqual(camille);
  expect(sent[0]?.path).toBe(accountRoutes.login.path);
  expect(sent[0]?.init).toMatchObject({ method: 'POST', body: JSON.stringify(body) });
  expect(headerOf('content-type')).toBe('application/json');
});

test('the address can be another origin, which gets the cookies that it set', async () => {
  configureApi({ baseUrl: 'https://api.exemple.fr' });
  answerWith(200, {});
  await callApi(accountRoutes.me);
  expect(sent[0]?.path).toBe(`https://api.exemple.fr${accountRoutes.me.path}`);
  expect(sent[0]?.init.credentials).toBe('include');
});

test('the token goes only where a route looks at it', async () => {
  setSession(camille);
  answerWith(200, {});
  await callApi(accountRoutes.me);
  expect(headerOf('authorization')).toBe(`Bearer ${camille.token}`);
  sent = [];
  await callApi(accountRoutes.forgotPassword, { body: { email: 'camille@exemple.fr' } }, unattended());
  expect(headerOf('authorization')).toBeNull();
});

test('a refusal keeps the server’s sentence, code and fields', async () => {
  const { code, message, status } = accountErrors.email_taken;
  answerWith(status, { error: message, code, issues: [{ path: 'email', message }] });
  const error = await failure(callApi(accountRoutes.me));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ message, code, status, issues: [{ path: 'email', message }] });
});

test('a refusal that is not ours still reads well', async () => {
  answerWith(502, '<html>Bad Gateway</html>', { 'retry-after': '7' });
  const { code, message } = commonErrors.unavailable;
  expect(await failure(callApi(accountRoutes.me))).toMatchObject({
    code,
    message,
    status: 502,
    retryAfterSeconds: 7,
  });
});

test('a server that does not answer is told apart', async () => {
  configureApi({ transport: () => Promise.reject(new TypeError('Failed to fetch')) });
  const error = await failure(callApi(accountRoutes.me));
  expect(error).toMatchObject({ code: 'network', status: 0 });
  expect(error.message).toContain('Le serveur ne répond pas.');
});

test('an aborted call is no failure of the network', async () => {
  configureApi({ transport: (_path, init) => Promise.reject(init.signal?.reason) });
  const error = await failure(callApi(accountRoutes.me, {}, { signal: AbortSignal.abort() }));
  expect(error.name).toBe('AbortError');
});

test('a dead token ends the session here', async () => {
  setSession(camille);
  answerWith(401, { error: commonErrors.unauthenticated.message, code: 'unauthenticated' });
  await failure(callApi(accountRoutes.me));
  expect(getSession()).toBeNull();
  expect(wasSessionEnded()).toBe(true);
});

test('a wrong password does not: that call carries no token', async () => {
  setSession(camille);
  answerWith(401, { error: accountErrors.invalid_credentials.message, code: 'invalid_credentials' });
  await failure(
    callApi(
      accountRoutes.login,
      { body: { email: 'camille@exemple.fr', password: 'secret123' } },
      unattended(),
    ),
  );
  expect(getSession()).toEqual(camille);
});
