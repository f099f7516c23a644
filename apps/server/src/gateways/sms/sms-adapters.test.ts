import { ovhSandboxAccount } from '@mitoyen/sandbox/sms/ovh-signature.ts';
import { type Sandbox, startSandbox } from '@mitoyen/sandbox/start-sandbox.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSandboxClient } from '../../../test/sandbox-client.ts';
import { createSmsGateway, type SmsOptions } from './create-sms-gateway.ts';
import { SmsUnavailableError } from './sms.gateway.ts';

let sandbox: Sandbox;
let outside: ReturnType<typeof createSandboxClient>;

beforeAll(async () => {
  sandbox = await startSandbox();
  outside = createSandboxClient(sandbox.url);
});
afterEach(() => outside.forget());
afterAll(() => sandbox.close());

/** Only a provider that hangs is waited for until then; others answer, however busy the machine is. */
const patienceMs = 1_500;

const brevo = (timeoutMs = 60_000): SmsOptions => ({
  provider: 'brevo',
  baseUrl: `${sandbox.url}/v3`,
  apiKey: 'key',
  sender: 'Mitoyen',
  timeoutMs,
});
const ovh = (timeoutMs = 60_000): SmsOptions => ({
  provider: 'ovh',
  baseUrl: `${sandbox.url}/1.0/`,
  ...ovhSandboxAccount,
  sender: 'Mitoyen',
  timeoutMs,
});

const sms = { to: '+33612345678', text: 'Mitoyen : votre code est 123456. « Ne le donnez à personne. »' };

describe.each([
  ['Brevo', brevo],
  ['OVHcloud', ovh],
])('text messages by %s', (_, options) => {
  it('sends the message to the number', async () => {
    const gateway = createSmsGateway(options());
    await gateway.send(sms);
    await gateway.send({ ...sms, to: '+262692123456' });

    expect(await outside.sms('+33612345678')).toEqual([{ ...sms, at: expect.any(String) }]);
    expect(await outside.sms('+262692123456')).toHaveLength(1);
  });

  it.each(['refuse', 'error', 'hang', 'garbage'] as const)('tells a provider in mode %s', async (mode) => {
    const timeoutMs = mode === 'hang' ? patienceMs : undefined;
    const gateway = createSmsGateway(options(timeoutMs));
    await gateway.send(sms);
    await outside.setFault('sms', mode);
    await expect(gateway.send(sms)).rejects.toBeInstanceOf(SmsUnavailableError);
    await expect(createSmsGateway(options(timeoutMs)).send(sms)).rejects.toBeInstanceOf(SmsUnavailableError);

    await outside.setFault('sms', 'ok');
    await gateway.send(sms);
    expect(await outside.sms()).toHaveLength(2);
  });

  it('tells a number the provider does not know', async () => {
    await expect(createSmsGateway(options()).send({ ...sms, to: '+0' })).rejects.toBeInstanceOf(
      SmsUnavailableError,
    );
  });

  it('never puts the text or the number in its error', async () => {
    await outside.setFault('sms', 'refuse');
    const error: unknown = await createSmsGateway(options())
      .send(sms)
      .catch((reason: unknown) => reason);
    expect(String(error)).toMatch(/40[13]/);
    expect(String(error)).not.toContain('123456');
    expect(String(error)).not.toContain('612345678');
  });
});

describe('credentials', () => {
  it('are checked by Brevo', async () => {
    await expect(createSmsGateway({ ...brevo(), apiKey: '' } as SmsOptions).send(sms)).rejects.toThrow(/401/);
  });

  it.each([
    ['applicationKey', 'INVALID_KEY'],
    ['consumerKey', 'INVALID_CREDENTIAL'],
    ['applicationSecret', 'INVALID_SIGNATURE'],
    ['serviceName', '404'],
  ])('are checked by OVHcloud: %s', async (name, reason) => {
    const options = { ...ovh(), [name]: 'wrong' } as SmsOptions;
    await expect(createSmsGateway(options).send(sms)).rejects.toThrow(reason);
    expect(await outside.sms()).toEqual([]);
  });
});
