import { browserStorage } from '@mitoyen/contract/core/browser-storage.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { phoneVerificationRoutes } from '@mitoyen/contract/features/phone-verification/phone-verification.contract.ts';
import { expect, test } from 'vitest';
import { goodPassword } from '../../../test/account-bodies.ts';
import { createTestApp } from '../../../test/create-test-app.ts';

test.each([
  ['http://mitoyen.test', false],
  ['https://mitoyen.test', true],
])(
  'at %s, what a browser is known by is kept from scripts and other sites; Secure: %j',
  async (publicUrl, isSecure) => {
    const app = await createTestApp(({ config }) => ({ config: { ...config, publicUrl } }));
    const body = { email: 'cookies@exemple.fr', password: goodPassword, name: 'Nora Petit' };
    const answers = [
      await app.call(accountRoutes.register, { body }),
      await app.call(phoneVerificationRoutes.send, { body: { phoneNumber: '06 98 76 54 80' } }),
    ];
    const { knownBrowser, phoneBrowser } = browserStorage;
    for (const [index, { name, maxAgeSeconds }] of [knownBrowser, phoneBrowser].entries()) {
      const [cookie = '', ...flags] = String(answers[index]?.headers['set-cookie']).split('; ');
      expect(cookie).toMatch(new RegExp(`^${name}=[\\w-]{43}$`));
      const always = [`Max-Age=${maxAgeSeconds}`, 'Path=/api', 'HttpOnly', 'SameSite=Strict'];
      expect(flags.toSorted()).toEqual([...always, ...(isSecure ? ['Secure'] : [])].toSorted());
    }
    await app.close();
  },
);
