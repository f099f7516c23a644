import { createHash } from 'node:crypto';
import * as z from 'zod';
import { trimEndOf } from '../../core/text/trim-end-of.ts';
import { isGsmText } from './gsm-alphabet.ts';
import { callProvider } from './provider-call.ts';
import { type SmsGateway, SmsUnavailableError } from './sms.gateway.ts';

export interface OvhSmsOptions {
  /** 'https://eu.api.ovh.com/1.0' */
  readonly baseUrl: string;
  readonly applicationKey: string;
  readonly applicationSecret: string;
  readonly consumerKey: string;
  /** The SMS account: 'sms-ab12345-1'. */
  readonly serviceName: string;
  /** Declared sender name: 11 letters and digits at most. */
  readonly sender: string;
  /** Longest wait for an answer; 5 s by default. */
  readonly timeoutMs?: number;
}

const timeSchema = z.number().int().positive();
const jobSchema = z.object({
  validReceivers: z.array(z.string()).min(1),
  invalidReceivers: z.array(z.string()).max(0),
});

/**
 * OVHcloud's SMS jobs. Every call is signed with the clock of OVHcloud, asked for once
 * (https://docs.ovhcloud.com/fr/guides/manage-and-operate/api/first-steps).
 */
export function createOvhSmsGateway(options: OvhSmsOptions): SmsGateway {
  const { applicationKey, applicationSecret, consumerKey, serviceName, sender } = options;
  const { timeoutMs = 5_000 } = options;
  const baseUrl = trimEndOf(options.baseUrl, '/');
  let clockDriftSeconds: number | undefined;

  async function providerTimestamp(): Promise<string> {
    if (clockDriftSeconds === undefined) {
      const answer = timeSchema.safeParse(await callProvider(`${baseUrl}/auth/time`, {}, timeoutMs));
      if (!answer.success) throw new SmsUnavailableError('OVHcloud did not tell the time');
      clockDriftSeconds = answer.data - Math.floor(Date.now() / 1000);
    }
    return String(Math.floor(Date.now() / 1000) + clockDriftSeconds);
  }

  function sign(method: string, url: string, body: string, timestamp: string): string {
    const text = [applicationSecret, consumerKey, method, url, body, timestamp].join('+');
    return `$1$${createHash('sha1').update(text).digest('hex')}`;
  }

  return {
    async send({ to, text }) {
      const url = `${baseUrl}/sms/${encodeURIComponent(serviceName)}/jobs`;
      const body = JSON.stringify({
        receivers: [to],
        message: text,
        sender,
        charset: 'UTF-8',
        coding: isGsmText(text) ? '7bit' : '8bit',
        noStopClause: true,
        priority: 'high',
        senderForResponse: false,
      });
      const timestamp = await providerTimestamp();
      const headers = {
        'content-type': 'application/json',
        'x-ovh-application': applicationKey,
        'x-ovh-consumer': consumerKey,
        'x-ovh-timestamp': timestamp,
        'x-ovh-signature': sign('POST', url, body, timestamp),
      };
      const answer = await callProvider(url, { method: 'POST', headers, body }, timeoutMs);
      if (!jobSchema.safeParse(answer).success) {
        throw new SmsUnavailableError('OVHcloud did not take the message for this number');
      }
    },
  };
}
