import * as z from 'zod/mini';
import { defineRoute } from '../../core/define-route.ts';
import { successResponse } from '../../core/ok-response.ts';
import { tidyLine } from '../../core/pasted/tidy-text.ts';
import { phoneCodeRules } from './phone-verification.rules.ts';
import { phoneNumberSchema } from './phone-verification.schemas.ts';

const codeMessage = 'Indiquez le code reçu par SMS.';

/** A code as it was typed; as a number it lost its leading zeros. */
function codeText(value: string | number): string {
  if (typeof value === 'number') return String(value).padStart(phoneCodeRules.digits, '0');
  // what is neither is for the schema to refuse
  return typeof value === 'string' ? tidyLine(value).replace(/[\s.-]/gu, '') : value;
}

export const phoneVerificationRoutes = {
  send: defineRoute({
    method: 'POST',
    path: '/api/verification/send',
    summary: 'Envoie un code par SMS',
    auth: 'optional',
    body: z.object({ phoneNumber: phoneNumberSchema }),
    responses: { 200: successResponse },
  }),
  verify: defineRoute({
    method: 'POST',
    path: '/api/verification/verify',
    summary: 'Vérifie un code reçu par SMS',
    auth: 'optional',
    body: z.object({
      phoneNumber: phoneNumberSchema,
      code: z.pipe(
        z.transform((value: string | number) => codeText(value)),
        z.string(codeMessage).check(z.maxLength(20, codeMessage)),
      ),
    }),
    responses: { 200: successResponse },
  }),
};
