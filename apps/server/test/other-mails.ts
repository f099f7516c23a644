import type { TestApp } from './create-test-app.ts';

/** What came to an address, newest first, besides the links to confirm it. */
export async function otherMails({ sandbox }: Pick<TestApp, 'sandbox'>, to: string) {
  return (await sandbox.mails(to)).filter(({ subject }) => subject !== 'Confirmez votre adresse e-mail');
}
