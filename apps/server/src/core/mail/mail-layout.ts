import { frenchSpaces } from '@mitoyen/contract/core/french-spaces.ts';
import { withoutAddresses } from './quoted-words.ts';

/** A text without a word of members or visitors, or one that may name an address all the same: it stays as it is. */
export interface OwnWords {
  readonly own: string;
}

/** A text of a mail; in one that is not marked as ours, every address gives way to a note. */
export type MailText = string | OwnWords;

/**
 * What a mail says; the layout makes a text and an HTML version of it. Quote what somebody wrote with `quote`, which
 * keeps it short; its only links are the button, the signature's and the footer's.
 */
export interface MailContent {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly MailText[];
  readonly action?: { readonly label: string; readonly url: string };
  readonly closing?: MailText;
  /** In small print under the signature: why the mail comes, and how to stop it. */
  readonly footer?: {
    readonly text: string;
    readonly link: { readonly label: string; readonly url: string };
  };
  readonly headers?: Readonly<Record<string, string>>;
  /** Account whose words or name the mail carries to somebody else: it does not leave once that one is suspended. */
  readonly authorId?: string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/** Mail programs break lines at every plain space, also before a colon. */
const sentence = (text: string) => escapeHtml(frenchSpaces(text));

/** The parts that may hold what somebody wrote, names too, as they may leave. */
function wordsOf({ subject, greeting, paragraphs, closing }: MailContent) {
  const readable = (text: MailText) => (typeof text === 'string' ? withoutAddresses(text) : text.own);
  return {
    subject: readable(subject),
    paragraphs: [greeting, ...paragraphs].map(readable),
    closing: closing && readable(closing),
  };
}

const signature = 'L’équipe Mitoyen';

function asText(content: MailContent, publicUrl: string): string {
  const { action, footer } = content;
  const { paragraphs, closing } = wordsOf(content);
  const parts = [...paragraphs];
  if (action) parts.push(`${action.label} :\n${action.url}`);
  if (closing) parts.push(closing);
  parts.push(`${signature}\n${publicUrl}`);
  if (footer) parts.push(`-- \n${footer.text}\n${footer.link.label} :\n${footer.link.url}`);
  return `${parts.join('\n\n')}\n`;
}

function asHtml(content: MailContent, publicUrl: string): string {
  const { action, footer } = content;
  const { subject, paragraphs, closing } = wordsOf(content);
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px">${sentence(text).replaceAll('\n', '<br>')}</p>`;
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="background:#a8452c;color:#fff;padding:12px 20px;text-decoration:none;display:inline-block">${sentence(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#5b554e">Si le bouton ne fonctionne pas, copiez cette adresse\u00a0:<br>${escapeHtml(action.url)}</p>`
    : '';
  const smallPrint = footer
    ? `<p style="max-width:560px;margin:16px auto 0;padding:0 32px;font-size:13px;color:#5b554e">${sentence(footer.text)}<br><a href="${escapeHtml(footer.link.url)}" style="color:#5b554e">${sentence(footer.link.label)}</a></p>`
    : '';
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f6f3ee;color:#22201d;font:16px/1.5 Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;background:#fff;padding:32px;border-top:4px solid #a8452c">
${paragraphs.map(paragraph).join('\n')}${button}${closing ? paragraph(closing) : ''}
<p style="margin:24px 0 0;color:#5b554e">${signature}<br><a href="${escapeHtml(publicUrl)}" style="color:#a8452c">${escapeHtml(publicUrl)}</a></p>
</div>${smallPrint}</body></html>`;
}

/** Both versions of a mail. Everything that users typed is escaped, and no link. */
export function layOutMail(content: MailContent, publicUrl: string) {
  const { subject } = wordsOf(content);
  return {
    subject,
    headers: content.headers,
    text: asText(content, publicUrl),
    html: asHtml(content, publicUrl),
  };
}
