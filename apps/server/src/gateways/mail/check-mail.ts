import { MailRejectedError, type OutgoingMail } from '../../core/mail/mail.gateway.ts';
import { oneAddress } from '../../core/mail/mailbox.ts';

const headerName = /^[!-9;-~]+$/;
const lineBreak = /[\r\n\0]/;

const refusal = (text: string) => new MailRejectedError({ step: '', code: null, enhancedCode: null, text });

/**
 * Refuses what could add headers or recipients to a mail (RFC 5322 separates headers by line breaks):
 * throws MailRejectedError.
 */
export function checkMail({ to, subject, messageId, headers = {} }: OutgoingMail): void {
  if (!oneAddress.test(to)) throw refusal('The recipient is not one mail address');
  const names = Object.keys(headers);
  if ([subject, messageId, ...Object.values(headers)].some((value) => lineBreak.test(value))) {
    throw refusal('A line break stands in a header');
  }
  if (names.some((name) => !headerName.test(name))) throw refusal('A header has no valid name');
}
