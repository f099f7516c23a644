import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { htmlAsText } from './own-words/html-as-text.ts';
import { ownWords } from './own-words/own-words.ts';

const maxNestingDepth = 50;
/** What comes beside a text to prove who wrote it. */
const signatureTypes = [
  'application/pkcs7-signature',
  'application/x-pkcs7-signature',
  'application/pgp-signature',
];

/** A file that came with a mail. */
export interface MailedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A mail that came to one address. */
export interface IncomingMail {
  /** The one address of `From`, in lower case; empty where there is none or several. */
  readonly from: string;
  /** The addresses of `To` and `Cc`, in lower case. */
  readonly recipients: readonly string[];
  /** Empty where it has none. */
  readonly messageId: string;
  /** The values of `Authentication-Results`, topmost first. */
  readonly authenticationResults: readonly string[];
  /** No person wrote it: an absence, a bounce, a report, a list (RFC 3834). */
  readonly isAutomatic: boolean;
  /** What its author wrote, without what is quoted. */
  readonly text: string;
  readonly files: readonly MailedFile[];
}

const valuesOf = ({ headers }: Email, name: string) =>
  headers.filter(({ key }) => key === name).map(({ value }) => value.trim());

/** Headers whose presence says that a program answered, whatever their value. */
const automaticHeaders = [
  ...['x-auto-response-suppress', 'x-autoreply', 'x-autorespond', 'x-autoresponder', 'list-id'],
  ...['list-unsubscribe', 'x-failed-recipients', 'x-ms-exchange-inbox-rules-loop'],
];

/** How programs begin the subjects of absences, where they say it nowhere else. */
const automaticSubject =
  /^(?:réponse automatique|automatic reply|auto-?reply|out of office|absence du bureau|message d[’']absence)/iu;

function isAutomatic(mail: Email, envelopeFrom: string): boolean {
  const values = (name: string) => valuesOf(mail, name).map((value) => value.toLowerCase());
  return (
    envelopeFrom === '' ||
    /^(?:mailer-daemon|postmaster)@/iu.test(envelopeFrom) ||
    values('return-path').includes('<>') ||
    values('auto-submitted').some((value) => value !== 'no') ||
    values('precedence').some((value) => ['bulk', 'junk', 'list', 'auto_reply'].includes(value)) ||
    values('content-type').some((value) => value.startsWith('multipart/report')) ||
    automaticSubject.test(mail.subject ?? '') ||
    automaticHeaders.some((name) => values(name).length > 0)
  );
}

function addressesIn(mail: Email, names: readonly ('from' | 'to' | 'cc')[]): string[] {
  return names
    .flatMap((name) => mail[name] ?? [])
    .flatMap((mailbox) => ('group' in mailbox && mailbox.group ? mailbox.group : [mailbox]))
    .flatMap(({ address }) => (address ? [address.toLowerCase()] : []));
}

const pictureId = ({ contentId }: Attachment) => (contentId ?? '').replace(/^<|>$/gu, '');

/** Files that were joined, and pictures that stand in what was written; those of signatures and quotes are neither. */
function filesOf(mail: Email, text: string): MailedFile[] {
  return mail.attachments
    .filter((file) => !signatureTypes.includes(file.mimeType))
    .filter((file) => !file.related || text.includes(`[cid:${pictureId(file)}]`))
    .map(({ filename, content }) => ({ name: filename ?? '', bytes: bytesOf(content) }));
}

function bytesOf(content: Attachment['content']): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
}

/** Takes out the names of pictures, which the message shows below its text. */
const withoutPictures = (text: string) => text.replace(/\[cid:[^\]\s]{1,200}\]/gu, '').trim();

/** Reads a mail as it came. @throws what cannot be read as one. */
export async function readMail(raw: Buffer, envelopeFrom: string): Promise<IncomingMail> {
  const mail = await PostalMime.parse(raw, { maxNestingDepth });
  const authors = valuesOf(mail, 'from').length === 1 ? addressesIn(mail, ['from']) : [];
  // programs break the lines of plain text, and keep those of HTML
  const read = (text: string | undefined) => ownWords(text ?? '');
  const text = read(mail.html && htmlAsText(mail.html)) || read(mail.text);
  return {
    from: authors.length === 1 ? (authors[0] ?? '') : '',
    recipients: addressesIn(mail, ['to', 'cc']),
    messageId: mail.messageId ?? '',
    authenticationResults: valuesOf(mail, 'authentication-results'),
    isAutomatic: isAutomatic(mail, envelopeFrom),
    text: withoutPictures(text),
    files: filesOf(mail, text),
  };
}
