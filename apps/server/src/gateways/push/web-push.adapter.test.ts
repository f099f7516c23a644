import { type Sandbox, startSandbox } from '@mitoyen/sandbox/start-sandbox.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createSandboxClient } from '../../../test/sandbox-client.ts';
import { deriveVapidKeys } from './derive-keys.ts';
import { createWebPushGateway } from './web-push.adapter.ts';

let sandbox: Sandbox;
let outside: ReturnType<typeof createSandboxClient>;
beforeAll(async () => {
  sandbox = await startSandbox();
  outside = createSandboxClient(sandbox.url);
});
afterEach(() => outside.forget());
afterAll(() => sandbox.close());

const gateway = (timeoutMs = 60_000) =>
  createWebPushGateway({
    ...deriveVapidKeys('a secret'),
    subject: 'mailto:bonjour@mitoyen.example',
    sandboxOrigin: new URL(sandbox.url).origin,
    timeoutMs,
  });
const message = {
  payload: '{"type":"show","title":"Élan"}',
  ttlSeconds: 60,
  topic: 'abc',
  urgency: 'high',
} as const;
async function browser() {
  const { endpoint, keys } = await outside.subscribePush();
  return { endpoint, ...keys };
}

test('a notice is signed, encrypted for its browser, and read by it alone', async () => {
  const [one, other] = [await browser(), await browser()];
  await gateway().send(one, message);
  expect(await outside.pushes(one.endpoint)).toEqual([
    {
      endpoint: one.endpoint,
      text: message.payload,
      ttlSeconds: 60,
      topic: 'abc',
      urgency: 'high',
      at: expect.any(String),
    },
  ]);
  const mixedUp = gateway().send({ ...one, p256dh: other.p256dh, auth: other.auth }, message);
  await expect(mixedUp).rejects.toMatchObject({ name: 'PushRefusedError', status: 400 });
});

test.each([
  [404, 'PushGoneError'],
  [410, 'PushGoneError'],
  [413, 'PushRefusedError'],
  [429, 'PushUnavailableError'],
  [500, 'PushUnavailableError'],
])('an answer of %i is a %s', async (status, name) => {
  const one = await browser();
  await outside.answerPush(one.endpoint, status);
  await expect(gateway().send(one, message)).rejects.toMatchObject({ name });
});

test('a service that hangs is waited for so long, then left alone for a while', async () => {
  const one = await browser();
  await outside.setFault('push', 'hang');
  const patient = gateway(300);
  for (let tried = 0; tried < 5; tried += 1)
    await expect(patient.send(one, message)).rejects.toMatchObject({ name: 'PushUnavailableError' });
  await outside.setFault('push', 'ok');
  await expect(patient.send(one, message)).rejects.toMatchObject({ name: 'PushUnavailableError' });
  await gateway().send(one, message);
});

test('only names of the internet are pushed to, and the sandbox', async () => {
  const { accepts } = gateway();
  expect(accepts((await browser()).endpoint)).toBe(true);
  expect(accepts('https://fcm.googleapis.com/fcm/send/abc')).toBe(true);
  expect(accepts('https://updates.push.services.mozilla.com/wpush/v2/x')).toBe(true);
  for (const endpoint of [
    'http://fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://2130706433/x',
    'https://localhost/x',
    'https://db/x',
    'https://printer.local/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user:password@fcm.googleapis.com/x',
    'ftp://fcm.googleapis.com/x',
    'x',
    '',
  ])
    expect([endpoint, accepts(endpoint)]).toEqual([endpoint, false]);
});
