import { phoneVerificationRoutes } from '@mitoyen/contract/features/phone-verification/phone-verification.contract.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context/app-context.ts';
import { clientAddressKey } from '../../core/http/client-address.ts';
import { registerRoute } from '../../core/http/register-route.ts';
import { markBrowser, readBrowserHash } from './browser-cookie.ts';
import { sendPhoneCode } from './send-phone-code.ts';
import { verifyPhoneCode } from './verify-phone-code.ts';

const success = { success: true } as const;

export function registerPhoneVerificationRoutes(app: FastifyInstance, context: AppContext): void {
  const isHttps = context.config.publicUrl.startsWith('https:');

  registerRoute(
    app,
    context,
    phoneVerificationRoutes.send,
    [],
    async ({ body, request, reply }) => {
      const browserHash = markBrowser(request, reply, isHttps);
      await sendPhoneCode(context, { ...body, addressKey: clientAddressKey(request), browserHash });
      return success;
    },
    { waitsFor: 'sms' },
  );

  registerRoute(app, context, phoneVerificationRoutes.verify, [], async ({ body, request }) => {
    await verifyPhoneCode(context, { ...body, browserHash: readBrowserHash(request) });
    return success;
  });
}
