import { describe, expect, it } from 'vitest';
import { useSandbox } from '../../test/sandbox-driver.ts';
import type { SentSms } from './sms-outbox.ts';

const sandbox = useSandbox();
const path = '/v3/transactionalSMS/send';
const key = { 'api-key': 'k' };
const sms = { sender: 'Mitoyen', recipient: '33612345678', content: 'Code 123456' };
const sent = async (query = '') => (await sandbox.get(`/sms${query}`)).json<SentSms[]>();

describe('text messages', () => {
  it('are kept by E.164 number, newest first', async () => {
    const answer = await sandbox.post(path, sms, key);
    expect(answer.status).toBe(201);
    expect(answer.json()).toEqual({ messageId: expect.any(Number) });
    await sandbox.post(path, { ...sms, content: 'Code 2' }, key);
    await sandbox.post(path, { ...sms, recipient: '+262692123456' }, key);

    for (const to of ['%2B33612345678', '+33612345678', '33612345678']) {
      expect(
        (await sent(`?to=${to}`)).map(({ to, text }) => [to, text]),
        to,
      ).toEqual([
        ['+33612345678', 'Code 2'],
        ['+33612345678', 'Code 123456'],
      ]);
    }
    expect(await sent()).toHaveLength(3);
    expect(await sent('?to=%2B33600000000')).toEqual([]);
    expect(await sent('?to=')).toEqual([]);
  });

  it.each([
    ['no key', sms, {}, 401, { code: 'unauthorized' }],
    ['no content', { ...sms, content: undefined }, key, 400, { code: 'missing_parameter' }],
    ['a long sender', { ...sms, sender: 'MitoyenMitoyen' }, key, 400, { code: 'invalid_parameter' }],
    ['a national number', { ...sms, recipient: '0612345678' }, key, 400, { code: 'invalid_parameter' }],
    ['a number as number', { ...sms, recipient: 33612345678 }, key, 400, { code: 'invalid_parameter' }],
  ])('are refused as Brevo would: %s', async (_, body, headers, status, problem) => {
    const answer = await sandbox.post(path, body, headers);
    expect(answer.status).toBe(status);
    expect(answer.json()).toMatchObject(problem);
    expect(await sent()).toEqual([]);
  });

  it.each([
    ['refuse', 401],
    ['error', 500],
    ['garbage', 200],
  ])('are not sent in mode %s', async (mode, status) => {
    await sandbox.post('/faults', { service: 'sms', mode });
    expect((await sandbox.post(path, sms, key)).status).toBe(status);
    expect(await sent()).toEqual([]);
  });
});
