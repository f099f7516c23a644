import { checkEnv } from '../check-env.ts';
import { SettingsError } from '../core/settings/define-settings.ts';
import { readEnv } from '../env.ts';
import { createSmtpMailGateway } from '../gateways/mail/smtp-mail.adapter.ts';
import { openFileStore } from '../start/file-storage.ts';
import { verifyServices } from '../start/verify-services.ts';

// `npm run services:check`: tries the configured mail server, sender and file store, as every start does
try {
  const env = readEnv(process.env);
  checkEnv(env);
  if (!env.SMTP_URL) throw new SettingsError(['SMTP_URL: not set; mails go to the sandbox']);
  const mail = createSmtpMailGateway({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM });
  const states = await verifyServices({ mail, files: await openFileStore(env) });
  mail.close();
  for (const { isWorking, sentence } of states) {
    (isWorking ? process.stdout : process.stderr).write(`${isWorking ? 'ok' : 'FAILED'}  ${sentence}\n`);
  }
  process.exitCode = states.every(({ isWorking }) => isWorking) ? 0 : 1;
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
