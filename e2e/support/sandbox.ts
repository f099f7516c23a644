import { expect } from '@playwright/test';
import { ports } from './ports.ts';

const base = `http://localhost:${ports.sandbox}`;

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

async function read<Body>(path: string, sandboxUrl = base): Promise<Body> {
  const answer = await fetch(`${sandboxUrl}${path}`);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as Body;
}

/** The last code sent to a mobile number (E.164), as its owner reads it. */
export async function readSmsCode(e164: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const [sms] = await read<{ text: string }[]>(`/sms?to=${encodeURIComponent(e164)}`);
      code = /\b\d{6}\b/.exec(sms?.text ?? '')?.[0];
      return code;
    })
    .toBeTruthy();
  return code ?? '';
}

/** Mails to an address whose subject holds this text, the last one first. */
export async function findMails(to: string, subject: string, sandboxUrl = base): Promise<Mail[]> {
  const mails = await read<Mail[]>(`/mails?to=${encodeURIComponent(to)}`, sandboxUrl);
  return mails.filter((mail) => mail.subject.includes(subject));
}

/** The last of them, once it has come. */
export async function readMail(to: string, subject: string, sandboxUrl = base): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      [found] = await findMails(to, subject, sandboxUrl);
      return found?.subject;
    })
    .toContain(subject);
  if (!found) throw new Error(`no mail to ${to}`);
  return found;
}

interface RegistryCompany {
  readonly siren: string;
  readonly siret: string;
  readonly name: string;
  readonly active: boolean;
}

/** Companies that the registry knows, closed and hidden ones left out. */
export async function listCompanies(): Promise<RegistryCompany[]> {
  const companies = await read<RegistryCompany[]>('/registry/companies');
  return companies.filter(({ active, name }) => active && !name.startsWith('['));
}
