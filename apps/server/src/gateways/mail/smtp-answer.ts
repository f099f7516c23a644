import { MailRejectedError, MailUnavailableError, type SmtpAnswer } from '../../core/mail/mail.gateway.ts';
import { hidePeople } from '../hide-people.ts';

/** The fields of nodemailer's error. */
interface SmtpFailure {
  readonly message?: string;
  readonly response?: string;
  readonly responseCode?: number;
  readonly command?: string;
}

/** An answer may be 512 bytes a line, and have many lines. */
const maxTextLength = 500;
const enhancedCodePattern = /\b([245]\.\d{1,3}\.\d{1,3})\b/;
/** Codes about the recipient: class 1 (address), but for those of the sender's, and 2 (mailbox). */
const aboutRecipient = /^5\.[12]\./;
const aboutSender = /^5\.1\.[78]$/;
const stepsOfOneMail = new Set(['RCPT TO', 'DATA']);
/** 421: the server closes the connection, whatever was asked. */
const closing = 421;

/** What a server answered, without the address that it repeats. */
function readSmtpAnswer(failure: SmtpFailure): SmtpAnswer {
  const text = (failure.response ?? failure.message ?? 'no reason given').slice(0, maxTextLength);
  const code = failure.responseCode || null;
  return {
    step: code === null ? '' : (failure.command ?? ''),
    code,
    enhancedCode: enhancedCodePattern.exec(text)?.[1] ?? null,
    text: hidePeople(text.replaceAll(/\s+/g, ' ').trim()),
  };
}

/**
 * A 5xx at RCPT TO says that the address does not exist, unless its enhanced code says otherwise (a policy, a blocked
 * sender, a full system). At any other step it is about the sender, a quota or the server: the mail may leave later.
 */
function isAboutAddress({ step, code, enhancedCode }: SmtpAnswer): boolean {
  if (step !== 'RCPT TO' || code === null || code < 500 || code > 599) return false;
  return enhancedCode === null || (aboutRecipient.test(enhancedCode) && !aboutSender.test(enhancedCode));
}

/** Servers repeat the address in what they answer: their own error is not passed on, since this one is logged. */
export function asMailError(cause: unknown): MailRejectedError | MailUnavailableError {
  const answer = readSmtpAnswer(cause as SmtpFailure);
  if (isAboutAddress(answer)) return new MailRejectedError(answer);
  return new MailUnavailableError(answer, {
    concernsAll: answer.code === closing || !stepsOfOneMail.has(answer.step),
  });
}
