import { phoneVerificationRoutes } from '@mitoyen/contract/features/phone-verification/phone-verification.contract.ts';
import { phoneErrors } from '@mitoyen/contract/features/phone-verification/phone-verification.errors.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { readPhoneCode } from '../../../test/verify-phone.ts';
import { codesPerAddress, codesPerNumber, codesPerNumberAndAddress } from './phone-verification.limits.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterEach(() => app.sandbox.setFault('sms', 'ok'));
afterAll(() => app.close());

let address = 0;
const nextAddress = () => `198.51.100.${++address}`;
const send = (phoneNumber: string, from = nextAddress()) =>
  app.call(phoneVerificationRoutes.send, { body: { phoneNumber }, from });
const verify = (phoneNumber: string, code: string, cookie?: string) =>
  app.call(phoneVerificationRoutes.verify, {
    body: { phoneNumber, code },
    ...(cookie && { headers: { cookie } }),
  });

describe('POST /api/verification/send and verify', () => {
  test.each([
    ['06 98 76 54 01', '+33698765401'],
    ['+33 (0)6 98 76 54 02', '+33698765402'],
    ['0033698765403', '+33698765403'],
    ['06\u202f98\u00a076\u202f54 05', '+33698765405'],
    ['06.98.76.54.04', '+33698765404'],
    ['0692 12 34 56', '+262692123456'],
    ['0639 01 23 45', '+262639012345'],
    ['0690 00 12 34', '+590690001234'],
    ['0696 20 12 34', '+596696201234'],
    ['0694 20 12 34', '+594694201234'],
    ['+687 75 12 34', '+687751234'],
    ['tel:+33698765406', '+33698765406'],
    ['33 6 98 76 54 07', '+33698765407'],
    ['698765408', '+33698765408'],
    ['00262 692 12 34 57', '+262692123457'],
    ['+262 (0)692 12 34 58', '+262692123458'],
    ['596 696 20 12 35', '+596696201235'],
    ['+590 690 00 12 35', '+590690001235'],
    ['00689 87 12 34 56', '+68987123456'],
    ['Tél. : 0693-12-34-56', '+262693123456'],
  ])('%s gets its code at %s', async (typed, e164) => {
    expect((await send(typed)).body).toEqual({ success: true });
    expect((await verify(typed, await readPhoneCode(app, e164))).body).toEqual({ success: true });
  });

  test.each([
    ['01 44 55 66 77', 'phone_not_mobile'],
    ['0262 20 12 34', 'phone_not_mobile'],
    ['+262 262 20 12 34', 'phone_not_mobile'],
    ['0596 60 12 34', 'phone_not_mobile'],
    ['+32 470 12 34 56', 'phone_invalid'],
    ['12', 'phone_invalid'],
    ['+33615552141;0699999999', 'phone_invalid'],
    ['0612345679abc', 'phone_invalid'],
    ['abc0612345679', 'phone_invalid'],
    ['06 12 34 56 79 ext. 5', 'phone_invalid'],
    ['tel:+33612345679;ext=5', 'phone_invalid'],
    ['pas un numéro', 'phone_invalid'],
  ])('%s is refused as %s', async (typed, code) => {
    const { status, error } = await send(typed);
    expect(status).toBe(400);
    expect(error.code).toBe(code);
  });

  test.each([[{}], [null], [{ toString: 1, valueOf: 1 }], [['123456']]])(
    'the code %o is none',
    async (code) => {
      const body = { phoneNumber: '0698765401', code };
      const { status, error } = await app.call(phoneVerificationRoutes.verify, { body });
      expect([status, error.issues?.[0]?.path]).toEqual([400, 'code']);
    },
  );

  test('a wrong code, an old one and a used one are all "invalide ou expiré"', async () => {
    await send('0698765410');
    const code = await readPhoneCode(app, '+33698765410');
    const wrong = await verify('0698765410', code === '000000' ? '000001' : '000000');
    expect(wrong.error).toMatchObject({ code: 'code_invalid', error: 'Code invalide ou expiré.' });
    app.passTime({ minutes: 11 });
    expect((await verify('0698765410', code)).error.code).toBe('code_invalid');

    await send('0698765411');
    const second = await readPhoneCode(app, '+33698765411');
    expect((await verify('0698765411', second)).status).toBe(200);
    expect((await verify('0698765411', second)).error.code).toBe('code_invalid');
    expect((await verify('0698765499', second)).error.code).toBe('code_invalid');
  });

  test('twenty tries on one code, at once: at most five are looked at', async () => {
    await send('0698765412');
    const code = await readPhoneCode(app, '+33698765412');
    const wrong = code === '111111' ? '222222' : '111111';
    await Promise.all(Array.from({ length: 20 }, () => verify('0698765412', wrong)));
    const row = await app.context.db
      .selectFrom('phone_verifications')
      .select('tries')
      .where('phone', '=', '+33698765412')
      .executeTakeFirstOrThrow();
    expect(row.tries).toBe(5);
    expect((await verify('0698765412', code)).error.code).toBe('code_invalid');
  });

  test('one code a minute for a number, and it is said in how long', async () => {
    const first = nextAddress();
    expect((await send('0698765413', first)).status).toBe(200);
    const again = await send('0698765413', first);
    expect([again.status, again.error.code]).toEqual([429, 'sms_too_soon']);
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(0);
    expect(again.error.error).toMatch(
      /^Un code vient de partir vers ce numéro .* dans (\d+ secondes?|1 minute)\.$/,
    );
  });

  test('thirty people behind one address get their codes; the next is told that it is the address', async () => {
    const from = nextAddress();
    const send1 = (index: number) => send(`06987600${String(index).padStart(2, '0')}`, from);
    for (let person = 0; person < 30; person += 1) expect((await send1(person)).status).toBe(200);
    const { status, error, headers } = await send1(30);
    expect([status, error.code]).toEqual([429, 'sms_too_many_from_address']);
    expect(error.error).toMatch(
      /^Trop de codes demandés depuis votre connexion.* Réessayez dans \d+ minutes?, ou /,
    );
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await send('0698760030')).status).toBe(200);
  });

  test.each(codesPerNumber)(
    'a number gets so many by the limit $name, asked for from wherever',
    async (rule) => {
      const digits = String(rule.points).padStart(2, '0');
      const [phone, typed] = [`+336987655${digits}`, `06987655${digits}`];
      const { limits } = app.context;
      for (let sent = 1; sent < rule.points; sent += 1)
        await limits.consume(rule, phone, phoneErrors.sms_too_many);
      expect((await send(typed)).status).toBe(200);
      expect((await send(typed)).error.code).toBe('sms_too_many');
    },
  );

  test.each(codesPerNumberAndAddress)(
    'a stranger gets so many to a number by the limit $name, and leaves some to its owner',
    async (rule) => {
      const [phone, typed] = [`+3369876561${rule.points}`, `069876561${rule.points}`];
      const stranger = nextAddress();
      const { limits } = app.context;
      for (let sent = 0; sent < rule.points; sent += 1) {
        await limits.consume(rule, `${phone} ${stranger}`, phoneErrors.sms_too_many);
        // so many in a day are more than an hour lets the stranger have
        for (const all of codesPerNumber.filter((one) => one.durationSeconds >= rule.durationSeconds))
          await limits.consume(all, phone, phoneErrors.sms_too_many);
      }
      expect((await send(typed, stranger)).error.code).toBe('sms_too_many');
      expect((await send(typed)).status).toBe(200);
    },
  );

  test('the guesses of somebody else do not use up those of who asked', async () => {
    const asked = await send('0698765440');
    const cookie = String(asked.headers['set-cookie']).split(';')[0] ?? '';
    const code = await readPhoneCode(app, '+33698765440');
    const wrong = code === '111111' ? '222222' : '111111';
    for (let guess = 0; guess < 6; guess += 1)
      expect((await verify('0698765440', wrong)).error.code).toBe('code_invalid');
    expect((await verify('0698765440', code)).error.code).toBe('code_invalid');
    expect((await verify('0698765440', wrong, 'phone_browser=somebodyelse')).status).toBe(400);
    expect((await verify('0698765440', code, cookie)).status).toBe(200);
  });

  test('twenty guesses of the browser that asked, at once: at most five are looked at', async () => {
    const asked = await send('0698765441');
    const cookie = String(asked.headers['set-cookie']).split(';')[0] ?? '';
    const code = await readPhoneCode(app, '+33698765441');
    const wrong = code === '111111' ? '222222' : '111111';
    await Promise.all(Array.from({ length: 20 }, () => verify('0698765441', wrong, cookie)));
    expect((await verify('0698765441', code, cookie)).error.code).toBe('code_invalid');
  });

  test('an address gets so many a day, too', async () => {
    const from = nextAddress();
    for (const rule of codesPerAddress) {
      const uses = rule.durationSeconds > 3600 ? rule.points : 0;
      for (let sent = 0; sent < uses; sent += 1)
        await app.context.limits.consume(rule, from, phoneErrors.sms_too_many_from_address);
    }
    const { error } = await send('0698765430', from);
    expect(error.code).toBe('sms_too_many_from_address');
    expect(error.error).toContain('Réessayez dans 24 heures');
    expect((await send('0698765430')).status).toBe(200);
  });

  test('a provider that fails is told, and the next try is not refused for being early', async () => {
    await app.sandbox.setFault('sms', 'error');
    const failed = await send('0698765414');
    expect(failed.status).toBe(503);
    expect(failed.error.error).toBe('Erreur lors de l’envoi du code SMS.');
    await app.sandbox.setFault('sms', 'ok');
    expect((await send('0698765414')).status).toBe(200);
  });
});
