import type { MailCalendar } from './write-calendar.ts';

/** A text of ours without users' words, or one that may name an address all the same: it is not changed. */
export interface OwnWords {
  readonly own: string;
}

/** A text of a mail; in one that is not marked as ours, every address is replaced by a note. */
export type MailText = string | OwnWords;

/**
 * The content of a mail, of which the layout makes a text and an HTML version. Quote a user's words with
 * `quote`, which shortens them. Its only links are those of the button, the signature and the footer.
 */
export interface MailContent {
  /** Above all else, in small print: the mark at which the quoted part of an answer is cut. */
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
  /** The mail's calendar entry; addresses in its words are replaced by a note as well. */
  readonly calendar?: MailCalendar;
  /**
   * Account whose words or name the mail carries to its recipient: it is not sent once that account is
   * suspended.
   */
  readonly authorId?: string;
}

/**
 * A mail whose subject may name a person or thing in words that an account typed. `namingSubject` is used
 * where the addresses of both recipient and author are confirmed: an account made with a stranger's address
 * cannot write subjects to them.
 */
export interface NamingMail extends MailContent {
  /** Used in place of `subject`, which names nothing. */
  readonly namingSubject: string;
}

/** The words of a mail, with no address but ours; the greeting is the first of its paragraphs. */
export interface MailWords {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly closing: string | undefined;
  readonly actorName: string | undefined;
}
