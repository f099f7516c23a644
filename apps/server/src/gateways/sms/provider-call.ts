import { hidePeople } from '../hide-people.ts';
import { SmsUnavailableError } from './sms.gateway.ts';

const maxReasonLength = 300;

/**
 * One call to an SMS provider, answered as JSON. Throws SmsUnavailableError for no answer in time, a refusal, or
 * an answer that is not JSON. The error never holds the message or the number: only what the provider said, without the number it may repeat.
 */
export async function callProvider(url: string, init: RequestInit, timeoutMs: number): Promise<unknown> {
  let status: number;
  let body: string;
  try {
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    status = answer.status;
    body = await answer.text();
  } catch (cause) {
    throw new SmsUnavailableError('The SMS provider does not answer', { cause });
  }
  if (status < 200 || status > 299) {
    throw new SmsUnavailableError(
      `The SMS provider refused: ${status} ${hidePeople(body.slice(0, maxReasonLength))}`,
    );
  }
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new SmsUnavailableError('The SMS provider answered something else than JSON', { cause });
  }
}
