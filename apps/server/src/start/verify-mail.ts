import { type MailGateway, MailRejectedError, MailUnavailableError } from '../core/mail/mail.gateway.ts';
import { reasonOf, type ServiceState } from './service-state.ts';

/** Whether the mail server takes our mails, from our sender. */
export async function verifyMail(mail: MailGateway): Promise<ServiceState> {
  try {
    const { isEncrypted, isSignedIn } = await mail.verify();
    const how = [isEncrypted ? 'encrypted' : 'not encrypted', isSignedIn ? 'signed in' : 'without a sign-in'];
    return {
      isWorking: true,
      sentence: `SMTP_URL, MAIL_FROM: the mail server takes our mails (${how.join(', ')})`,
    };
  } catch (error) {
    const isSender =
      (error instanceof MailUnavailableError || error instanceof MailRejectedError) &&
      error.answer.step === 'MAIL FROM';
    const setting = isSender
      ? 'MAIL_FROM: the mail server refuses the sender'
      : 'SMTP_URL: no mail can leave';
    return { isWorking: false, sentence: `${setting} (${reasonOf(error)})` };
  }
}
