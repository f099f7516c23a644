import { expect, test } from 'vitest';
import type { MailContent } from './mail-content.ts';
import { layOutMail } from './mail-layout.ts';

const publicUrl = 'https://mitoyen.test';
const content: MailContent = {
  subject: 'Hugo vous a écrit',
  greeting: 'Bonjour Malo,',
  paragraphs: ['Hugo Petit vous a écrit.', 'Objet : Un loft', '« Êtes-vous libre ? »'],
  actorName: 'Hugo Petit',
  quotedAt: 2,
  action: { label: 'Lire', url: `${publicUrl}/chat/1` },
};
const sourcesOf = (html: string) => [...html.matchAll(/src="([^"]*)"/gu)].map(([, source]) => source);

/** What a reader of the HTML version reads. */
function wordsOf(html: string): string {
  return html
    .replace(/^[\s\S]*<body/u, '<body')
    .replace(/<div aria-hidden[^>]*>[^<]*<\/div>/gu, '')
    .replace(/<[^>]*>/gu, ' ')
    .replace(/\s+/gu, ' ');
}

test('beside what somebody did stands their portrait, and what they wrote is set apart', () => {
  const { html } = layOutMail(content, publicUrl, '/pictures/1/160.webp');
  expect(sourcesOf(html)).toEqual([`${publicUrl}/icon-192.png`, `${publicUrl}/pictures/1/160.webp`]);
  expect(html).toContain('alt="Portrait d’Hugo Petit"');
  expect(html).toMatch(/<blockquote [^>]*>«\u202fÊtes-vous libre\u202f\?\u202f»<\/blockquote>/u);
});

test('without a portrait there are initials, and the only picture is the logo', () => {
  const { html } = layOutMail(content, publicUrl);
  expect(sourcesOf(html)).toEqual([`${publicUrl}/icon-192.png`]);
  expect(html).toMatch(/aria-hidden="true"[^>]*>HP</u);
});

test('both versions say the same, pictures or not', () => {
  for (const portrait of [null, '/pictures/1/160.webp']) {
    const { html, text } = layOutMail(content, publicUrl, portrait);
    const read = wordsOf(html);
    for (const words of [content.greeting, ...content.paragraphs, 'Lire']) {
      expect(text).toContain(words as string);
      expect(read.replace(/[\u00a0\u202f]/gu, ' ')).toContain(words as string);
    }
  }
});

test('a name is written as words wherever it stands, and never as an address', () => {
  const mail = layOutMail({ ...content, actorName: 'Jo "><b> piege.fr' }, publicUrl, '/pictures/1/160.webp');
  expect(mail.html).not.toContain('<b>');
  expect(mail.html).not.toContain('piege');
});

test('a mail that the release before put in the queue has neither, and is laid out', () => {
  const { actorName, quotedAt, ...older } = content;
  const { html } = layOutMail(older, publicUrl);
  expect([actorName, quotedAt]).toEqual(['Hugo Petit', 2]);
  expect(html).not.toContain('<blockquote');
  expect(html).not.toContain('<table');
});
