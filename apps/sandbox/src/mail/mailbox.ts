import { randomUUID } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';
import { BoundedList } from '../core/bounded-list.ts';

/** A mail as one of its recipients got it. */
export interface ReceivedMail {
  readonly id: string;
  /** Address the mail was delivered to. */
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  /** Empty when the mail has no such part. */
  readonly text: string;
  readonly html: string;
  /** The part for calendars (RFC 6047); empty when there is none. */
  readonly calendar: string;
  readonly messageId: string;
  /** By lower-case name; of repeated headers, the last. */
  readonly headers: Readonly<Record<string, string>>;
  readonly at: string;
}

/** An unencoded '+' in a query arrives as a space; no address holds one. */
const sameForm = (address: string): string => address.trim().toLowerCase().replaceAll(' ', '+');

function calendarOf({ attachments }: Email): string {
  // the same twice (RFC 6047 and what Outlook wants): the file keeps its line ends
  const parts = ['application/ics', 'text/calendar'].flatMap((type) =>
    attachments.filter(({ mimeType }) => mimeType === type),
  );
  const part = parts[0];
  if (!part) return '';
  return typeof part.content === 'string' ? part.content : new TextDecoder().decode(part.content);
}

const megabyte = 1024 * 1024;

/** The mails received, newest first: at most 2,000, or 64 MB. */
export class Mailbox {
  readonly #mails = new BoundedList<ReceivedMail>({
    maxItems: 2_000,
    maxBytes: 64 * megabyte,
    sizeOf: (mail) => 2 * (mail.text.length + mail.html.length + mail.calendar.length) + 2_000,
  });

  /** Reads a raw message and delivers it to each recipient of the envelope. */
  async deliver(raw: Buffer, recipients: readonly string[]): Promise<void> {
    const parsed = await PostalMime.parse(raw, { maxNestingDepth: 50 });
    const content = {
      from: parsed.from?.address ?? '',
      subject: parsed.subject ?? '',
      text: parsed.text ?? '',
      html: parsed.html ?? '',
      calendar: calendarOf(parsed),
      messageId: parsed.messageId ?? '',
      headers: Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value])),
      at: new Date().toISOString(),
    };
    for (const to of recipients) this.#mails.add({ id: randomUUID(), to, ...content });
  }

  /** `after`: the id of a mail, of which only those that came later are wanted; all, where it is not kept. */
  list(to?: string, after?: string): readonly ReceivedMail[] {
    const all = this.#mails.newestFirst();
    const last = after === undefined ? -1 : all.findIndex(({ id }) => id === after);
    const mails = last < 0 ? all : all.slice(0, last);
    return to === undefined ? mails : mails.filter((mail) => sameForm(mail.to) === sameForm(to));
  }

  find(id: string): ReceivedMail | undefined {
    return this.#mails.newestFirst().find((mail) => mail.id === id);
  }

  reset(): void {
    this.#mails.clear();
  }
}
