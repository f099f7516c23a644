import type { MailContent, MailText, MailWords } from './mail-content.ts';
import { asHtml } from './mail-html.ts';
import { withoutAddresses } from './without-addresses.ts';
import type { MailCalendar } from './write-calendar.ts';

export type { MailContent, NamingMail, OwnWords } from './mail-content.ts';

/** The parts that may hold users' words or names, without addresses. */
function wordsOf({ subject, greeting, paragraphs, closing, actorName }: MailContent): MailWords {
  const readable = (text: MailText) => (typeof text === 'string' ? withoutAddresses(text) : text.own);
  return {
    subject: readable(subject),
    paragraphs: [greeting, ...paragraphs].map(readable),
    closing: closing && readable(closing),
    actorName: actorName && withoutAddresses(actorName),
  };
}

function withoutLinks(calendar: MailCalendar): MailCalendar {
  const { summary, location } = calendar;
  return {
    ...calendar,
    summary: withoutAddresses(summary),
    location: location === null ? null : withoutAddresses(location),
  };
}

const signature = 'L’équipe Mitoyen';

function asText(content: MailContent, { paragraphs, closing }: MailWords, publicUrl: string): string {
  const { mark, action, footer } = content;
  const parts = mark ? [mark, ...paragraphs] : [...paragraphs];
  if (action) parts.push(`${action.label} :\n${action.url}`);
  if (closing) parts.push(closing);
  parts.push(`${signature}\n${publicUrl}`);
  if (footer) parts.push(`-- \n${footer.text}\n${footer.link.label} :\n${footer.link.url}`);
  return `${parts.join('\n\n')}\n`;
}

/**
 * Both versions of a mail. Everything that users typed is escaped, and never a link. `portrait` is the path
 * of its author's public picture.
 */
export function layOutMail(content: MailContent, publicUrl: string, portrait: string | null = null) {
  const words = wordsOf(content);
  return {
    subject: words.subject,
    headers: content.headers,
    ...(content.calendar && { calendar: withoutLinks(content.calendar) }),
    text: asText(content, words, publicUrl),
    html: asHtml(content, words, { publicUrl, portrait, signature }),
  };
}
