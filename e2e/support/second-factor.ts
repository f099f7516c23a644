import type { APIRequestContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { secondFactorRoutes } from '../../packages/contract/src/features/second-factor/second-factor.contract.ts';
import { callRoute } from './api.ts';
import type { Person } from './conversations.ts';

/**
 * The code that an authenticator app with this secret shows so many steps from now. One step ahead is taken too, and
 * none twice: a second code within half a minute is the next one.
 */
export function codeOf(secret: string, steps = 0): string {
  const generator = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  return generator.generate({ timestamp: Date.now() + steps * 30_000 });
}

/** Sets an authenticator app up for an account, without the pages. */
export async function addAppThroughApi(
  request: APIRequestContext,
  { id, token }: Pick<Person, 'id' | 'token'>,
): Promise<{ secret: string; recoveryCodes: readonly string[] }> {
  const params = { id };
  const started = await callRoute(request, secondFactorRoutes.startApp, { params }, token);
  const body = { token: started.token, code: codeOf(started.secret) };
  const added = await callRoute(request, secondFactorRoutes.addApp, { params, body }, token);
  return { secret: started.secret, recoveryCodes: added.recoveryCodes ?? [] };
}

/** Gives a page a device with passkeys that says yes at once: Chromium's own, for tests. */
export async function addVirtualAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
