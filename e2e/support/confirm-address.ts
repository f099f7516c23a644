import type { APIRequestContext } from '@playwright/test';
import { accountRoutes } from '../../packages/contract/src/features/accounts/accounts.contract.ts';
import { callRoute } from './api.ts';
import { readMail } from './sandbox.ts';

export const confirmationSubject = 'Confirmez votre adresse e-mail';

/** The target of the confirmation link mailed at registration. */
export async function readConfirmationLink(email: string, sandboxUrl?: string): Promise<URL> {
  const { text } = await readMail(email, confirmationSubject, sandboxUrl);
  return new URL(/https?:\/\/\S+confirmer-email\S+/.exec(text)?.[0] ?? '');
}

/** Confirms the address of a new account as its owner does, for a journey that needs its whole reach. */
export async function confirmAddress(
  request: APIRequestContext,
  email: string,
  sandboxUrl?: string,
): Promise<void> {
  const token = (await readConfirmationLink(email, sandboxUrl)).searchParams.get('token') ?? '';
  await callRoute(request, accountRoutes.confirmEmail, { body: { token } });
}
