import * as z from 'zod';
import { trimEndOf } from '../../core/text/trim-end-of.ts';
import { isGsmText } from './gsm-alphabet.ts';
import { callProvider } from './provider-call.ts';
import { type SmsGateway, SmsUnavailableError } from './sms.gateway.ts';

export interface BrevoSmsOptions {
  /** 'https://api.brevo.com/v3' */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Name shown as sender: 11 letters and digits at most. */
  readonly sender: string;
  /** Longest wait for an answer; 5 s by default. */
  readonly timeoutMs?: number;
}

const sentSchema = z.object({ messageId: z.number() });

/** Brevo's transactional SMS (https://developers.brevo.com/reference/send-transac-sms). */
export function createBrevoSmsGateway(options: BrevoSmsOptions): SmsGateway {
  const { baseUrl, apiKey, sender, timeoutMs = 5_000 } = options;
  return {
    async send({ to, text }) {
      const answer = await callProvider(
        `${trimEndOf(baseUrl, '/')}/transactionalSMS/send`,
        {
          method: 'POST',
          headers: { 'api-key': apiKey, 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify({
            sender,
            recipient: to.replace(/^\+/, ''),
            content: text,
            type: 'transactional',
            unicodeEnabled: !isGsmText(text),
          }),
        },
        timeoutMs,
      );
      if (!sentSchema.safeParse(answer).success) {
        throw new SmsUnavailableError('Brevo did not say that it took the message');
      }
    },
  };
}
