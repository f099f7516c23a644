import type { MailCalendar } from './write-calendar.ts';

/** A text without a word of members or visitors, or one that may name an address all the same: it stays as it is. */
export interface OwnWords {
  readonly own: string;
}

/** A text of a mail; in one that is not marked as ours, every address gives way to a note. */
export type MailText = string | OwnWords;

/**
 * The content of a mail, of which the layout makes a text and an HTML version. Quote a user's words with
 * `quote`, which shortens them. Its only links are those of the button, the signature and the footer.
 */
export interface MailContent {
  /** Above all else, in small print: what an answer is cut at. */
  readonly mark?: string;
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly MailText[];
  /**
   * Who did what the first paragraph says: it is shown beside the portrait of `authorId`, or these initials.
   */
  readonly actorName?: string;
  /** Index, from 0, of the paragraph that quotes a user's words. */
  readonly quotedAt?: number;
  readonly action?: { readonly label: string; readonly url: string };
  readonly closing?: MailText;
  /** In small print under the signature: why the mail comes, and how to stop it. */
  readonly footer?: {
    readonly text: string;
    readonly link: { readonly label: string; readonly url: string };
  };
  readonly headers?: Readonly<Record<string, string>>;
  /** What the mail says to the reader's calendar; addresses in its words give way to a note as well. */
  readonly calendar?: MailCalendar;
  /**
   * Account whose words or name the mail carries to its recipient: it is not sent once that account is
   * suspended.
   */
  readonly authorId?: string;
}

/**
 * A mail whose subject may name whom or what it is about in words that an account typed. It does where the addresses of
 * both its reader and its author are confirmed: an account made with a stranger's address writes no subject to them.
 */
export interface NamingMail extends MailContent {
  /** In the place of `subject`, which names nothing. */
  readonly namingSubject: string;
}

/** What a mail says, with no address in it but ours; the greeting is the first of its paragraphs. */
export interface MailWords {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly closing: string | undefined;
  readonly actorName: string | undefined;
}
