import { phoneVerificationRoutes } from '@mitoyen/contract/features/phone-verification/phone-verification.contract.ts';
import { expect, test, vi } from 'vitest';
import { createTestApp } from '../../../test/create-test-app.ts';

const plenty = { perHour: 100, perDay: 100, perPrefixPerHour: 100, perPrefixPerDay: 100 };

test.each([
  ['of the site in an hour', { ...plenty, perHour: 2 }, '0611111111', 'sms-site-hour'],
  ['of the site in a day', { ...plenty, perDay: 2 }, '0611111111', 'sms-site-day'],
  ['of a prefix in an hour', { ...plenty, perPrefixPerHour: 2 }, '0698765499', 'sms-prefix-hour'],
  ['of a prefix in a day', { ...plenty, perPrefixPerDay: 2 }, '0698765499', 'sms-prefix-day'],
])('the ceiling %s bounds the bill, whoever asks, and is told', async (_, smsCeilings, third, limit) => {
  const app = await createTestApp(({ config }) => ({ config: { ...config, smsCeilings } }));
  const logged = vi.spyOn(app.context.log, 'error');
  let address = 0;
  const send = (phoneNumber: string) =>
    app.call(phoneVerificationRoutes.send, { body: { phoneNumber }, from: `198.51.100.${++address}` });

  const answers = await Promise.all(['0698765401', '0698765402'].map(send));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const refused = await send(third);
  expect([refused.status, refused.error.code]).toEqual([
    503,
    limit.includes('prefix') ? 'sms_prefix_ceiling' : 'sms_ceiling',
  ]);
  expect(refused.error.error).toMatch(/ dans \d+ (minute|heure)s?\b/);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  if (limit.includes('prefix')) expect((await send('0612345678')).status).toBe(200);
  expect(await app.sandbox.sms('+33698765499')).toEqual([]);
  expect(logged).toHaveBeenCalledWith({ limit, points: 2 }, expect.any(String));
  expect(await app.context.metrics.getSingleMetricAsString('sms_codes_total')).toContain(
    'sms_codes_total{outcome="refused"} 1',
  );
  await app.close();
});
