import { de } from '@mitoyen/contract/core/elision.ts';
import { frenchSpaces } from '@mitoyen/contract/core/french-spaces.ts';
import { initials } from '@mitoyen/contract/core/initials.ts';
import type { MailContent, MailWords } from './mail-content.ts';
import { styleSheet, mailStyles as styles } from './mail-styles.ts';

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
const sentence = (text: string) => escapeHtml(frenchSpaces(text)).replaceAll('\n', '<br>');

/** An element with its style written out, for programs that drop style sheets, and named, for dark ones. */
const look = (name: keyof typeof styles) => `class="${name}" style="${styles[name]}"`;

const paragraph = (text: string) => `<p ${look('text')}>${sentence(text)}</p>`;
const quotation = (text: string) => `<blockquote ${look('quote')}>${sentence(text)}</blockquote>`;

/** What somebody did, beside their portrait. Where pictures are not shown, the sentence says it all. */
function told(text: string, name: string, portraitUrl: string | null): string {
  const face = portraitUrl
    ? `<img src="${escapeHtml(portraitUrl)}" width="48" height="48" alt="${escapeHtml(`Portrait ${de(name)}`)}" ${look('portrait')}>`
    : `<div aria-hidden="true" ${look('initials')}>${escapeHtml(initials(name))}</div>`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" ${look('told')}><tr>
<td width="48" valign="top" ${look('face')}>${face}</td><td valign="middle" ${look('sentence')}>${sentence(text)}</td>
</tr></table>`;
}

function body({ quotedAt }: MailContent, { paragraphs, actorName }: MailWords, portraitUrl: string | null) {
  return paragraphs
    .map((text, index) => {
      // the greeting is the first
      if (index === 1 && actorName) return told(text, actorName, portraitUrl);
      return index - 1 === quotedAt ? quotation(text) : paragraph(text);
    })
    .join('\n');
}

function button({ action }: MailContent): string {
  if (!action) return '';
  const url = escapeHtml(action.url);
  return `<p ${look('action')}><a href="${url}" ${look('button')}>${sentence(action.label)}</a></p>
<p ${look('small')}>Si le bouton ne fonctionne pas, copiez cette adresse\u00a0:<br>${url}</p>`;
}

function smallPrint({ footer }: MailContent): string {
  if (!footer) return '';
  const link = `<a href="${escapeHtml(footer.link.url)}" ${look('footerLink')}>${sentence(footer.link.label)}</a>`;
  return `<p ${look('footer')}>${sentence(footer.text)}<br>${link}</p>`;
}

/** The HTML version of a mail. Its only pictures are the product's logo and a public portrait, the same for everybody. */
export function asHtml(
  content: MailContent,
  words: MailWords,
  { publicUrl, portrait, signature }: { publicUrl: string; portrait: string | null; signature: string },
): string {
  const home = escapeHtml(publicUrl);
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(words.subject)}</title><style>${styleSheet}</style></head>
<body ${look('page')}>
<p ${look('brand')}><img src="${home}/icon-192.png" width="28" height="28" alt="" ${look('logo')}>Mitoyen</p>
<div ${look('sheet')}>
${body(content, words, portrait && `${publicUrl}${portrait}`)}
${button(content)}${words.closing ? paragraph(words.closing) : ''}
<p ${look('signature')}>${signature}<br><a href="${home}" ${look('home')}>${home}</a></p>
</div>${smallPrint(content)}</body></html>`;
}
