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

/** An element's style inline, for programs that drop style sheets, and its class, for dark ones. */
const look = (name: keyof typeof styles) => `class="${name}" style="${styles[name]}"`;

/** A table for layout: classic Outlook for Windows supports padding of cells and widths of tables alone. */
const table = (attributes: string, rows: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`;
const row = (...cells: string[]) => `<tr>${cells.join('')}</tr>`;
const cell = (name: keyof typeof styles, content: string, attributes = '') =>
  `<td ${attributes}${attributes && ' '}${look(name)}>${content}</td>`;

const paragraph = (text: string) => `<p ${look('text')}>${sentence(text)}</p>`;
const quotation = (text: string) =>
  table(
    look('quoteFrame'),
    row(cell('quote', `<blockquote ${look('quoted')}>${sentence(text)}</blockquote>`)) +
      row(cell('gap', '', 'height="16"')),
  );

/** A sentence about what a person did, beside their portrait; it is complete without the picture. */
function told(text: string, name: string, portraitUrl: string | null): string {
  const face = portraitUrl
    ? `<img src="${escapeHtml(portraitUrl)}" width="48" height="48" alt="${escapeHtml(`Portrait ${de(name)}`)}" ${look('portrait')}>`
    : table(
        '',
        row(
          cell(
            'initials',
            escapeHtml(initials(name)),
            'aria-hidden="true" width="48" height="48" align="center"',
          ),
        ),
      );
  return table(
    look('told'),
    row(cell('face', face, 'width="48" valign="top"'), cell('sentence', sentence(text), 'valign="middle"')),
  );
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
  const link = `<a href="${url}" ${look('buttonLink')}>${sentence(action.label)}</a>`;
  return `${table(look('action'), row(cell('gap', '', 'height="8"')) + row(cell('button', link, 'bgcolor="#a63f28" align="center"')) + row(cell('gap', '', 'height="24"')))}
<p ${look('small')}>Si le bouton ne fonctionne pas, copiez cette adresse\u00a0:<br>${url}</p>`;
}

function smallPrint({ footer }: MailContent): string {
  if (!footer) return '';
  const link = `<a href="${escapeHtml(footer.link.url)}" ${look('footerLink')}>${sentence(footer.link.label)}</a>`;
  return row(cell('footer', `${sentence(footer.text)}<br>${link}`));
}

/** The HTML version of a mail. Its only pictures are the product's logo and a public portrait, the same for everybody. */
export function asHtml(
  content: MailContent,
  words: MailWords,
  { publicUrl, portrait, signature }: { publicUrl: string; portrait: string | null; signature: string },
): string {
  const home = escapeHtml(publicUrl);
  const brand = `<img src="${home}/icon-192.png" width="28" height="28" alt="" ${look('logo')}>Mitoyen`;
  const sheet = `
${body(content, words, portrait && `${publicUrl}${portrait}`)}
${button(content)}${words.closing ? paragraph(words.closing) : ''}
<p ${look('signature')}>${signature}<br><a href="${home}" ${look('home')}>${home}</a></p>
`;
  const { mark } = content;
  const column = table(
    `width="560" align="center" ${look('column')}`,
    (mark ? row(cell('mark', sentence(mark))) : '') +
      row(cell('brand', brand)) +
      row(cell('sheet', sheet, 'bgcolor="#ffffff"')) +
      smallPrint(content),
  );
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(words.subject)}</title><style>${styleSheet}</style></head>
<body ${look('body')}>${table(`width="100%" ${look('frame')}`, row(cell('page', column, 'align="center" bgcolor="#f7f5f1"')))}</body></html>`;
}
