import type { Mode, Service } from '@mitoyen/sandbox/faults/faults.ts';
import type { ReceivedMail } from '@mitoyen/sandbox/mail/mailbox.ts';
import type { ReceivedPush } from '@mitoyen/sandbox/push/push-service.ts';
import type { CompanyRow } from '@mitoyen/sandbox/registry/company-row.ts';
import type { SentSms } from '@mitoyen/sandbox/sms/sms-outbox.ts';
import type { StripeEvent } from '@mitoyen/stripe-sandbox';

/** What tests ask of the sandbox, over HTTP like every other program. */
export function createSandboxClient(url: string) {
  async function call(path: string, init?: RequestInit): Promise<Response> {
    const answer = await fetch(`${url}${path}`, init);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }
  const read = async <Body>(path: string): Promise<Body> => (await call(path)).json() as Promise<Body>;
  const post = (path: string, body: unknown) =>
    call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const toQuery = (to?: string) => (to === undefined ? '' : `?to=${encodeURIComponent(to)}`);

  return {
    url,
    mails: (to?: string) => read<ReceivedMail[]>(`/mails${toQuery(to)}`),
    /** Those that came after this one, newest first; all, without one. */
    mailsAfter: (id: string) => read<ReceivedMail[]>(`/mails?after=${encodeURIComponent(id)}`),
    sms: (to?: string) => read<SentSms[]>(`/sms${toQuery(to)}`),
    pushes: (endpoint: string) => read<ReceivedPush[]>(`/push?endpoint=${encodeURIComponent(endpoint)}`),
    /** Subscribes as a browser does. */
    subscribePush: async () =>
      (await post('/push/browsers', {})).json() as Promise<{
        endpoint: string;
        keys: { p256dh: string; auth: string };
      }>,
    /** Sets the push service's response to pushes to this browser from now on. */
    answerPush: (endpoint: string, status: number) =>
      post(`/push/browsers/${endpoint.split('/').at(-1)}/answer`, { status }),
    companies: () => read<CompanyRow[]>('/registry/companies'),
    addCompany: (row: CompanyRow) => post('/registry/companies', row),
    setFault: (service: Service, mode: Mode) => post('/faults', { service, mode }),
    forget: () => call('/', { method: 'DELETE' }),
    /** Everything that happened at Stripe, newest first. */
    stripeEvents: () => read<StripeEvent[]>('/stripe/events'),
    passStripeTime: (seconds: number) => post('/stripe/clock', { seconds }),
    /** Enters a card on a hosted page as a person does; returns where it leads, or the page's status. */
    async pay(pageUrl: string, cardNumber: string): Promise<{ status: number; location: string | null }> {
      const fields = { number: cardNumber, expiry: '12/34', code: '123', holder: 'Ana Lima' };
      const answer = await fetch(pageUrl, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
      });
      return { status: answer.status, location: answer.headers.get('location') };
    },
  };
}
