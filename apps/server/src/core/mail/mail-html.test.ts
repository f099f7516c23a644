import { describe, expect, test } from 'vitest';
import type { MailContent } from './mail-content.ts';
import { layOutMail } from './mail-layout.ts';
import { styleSheet } from './mail-styles.ts';

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
    .replace(/<td aria-hidden[^>]*>[^<]*<\/td>/gu, '')
    .replace(/<[^>]*>/gu, ' ')
    .replace(/\s+/gu, ' ');
}

test('beside what somebody did stands their portrait, and what they wrote is set apart', () => {
  const { html } = layOutMail(content, publicUrl, '/pictures/1/160.jpg');
  expect(sourcesOf(html)).toEqual([`${publicUrl}/icon-192.png`, `${publicUrl}/pictures/1/160.jpg`]);
  expect(html).toContain('alt="Portrait d’Hugo Petit"');
  expect(html).toMatch(/<blockquote [^>]*>«\u202fÊtes-vous libre\u202f\?\u202f»<\/blockquote>/u);
});

test('without a portrait there are initials, and the only picture is the logo', () => {
  const { html } = layOutMail(content, publicUrl);
  expect(sourcesOf(html)).toEqual([`${publicUrl}/icon-192.png`]);
  expect(html).toMatch(/aria-hidden="true"[^>]*>HP</u);
});

test('both versions say the same, pictures or not', () => {
  for (const portrait of [null, '/pictures/1/160.jpg']) {
    const { html, text } = layOutMail(content, publicUrl, portrait);
    const read = wordsOf(html);
    for (const words of [content.greeting, ...content.paragraphs, 'Lire']) {
      expect(text).toContain(words as string);
      expect(read.replace(/[\u00a0\u202f]/gu, ' ')).toContain(words as string);
    }
  }
});

test('a name is written as words wherever it stands, and never as an address', () => {
  const mail = layOutMail({ ...content, actorName: 'Jo "><b> piege.fr' }, publicUrl, '/pictures/1/160.jpg');
  expect(mail.html).not.toContain('<b>');
  expect(mail.html).not.toContain('piege');
});

describe('every mail as classic Outlook for Windows draws it', () => {
  const optional: Partial<MailContent>[] = [
    { actorName: undefined },
    { quotedAt: undefined },
    { action: undefined },
    { closing: 'À bientôt.' },
    { footer: { text: 'Vous recevez ceci.', link: { label: 'Se désinscrire', url: `${publicUrl}/fin` } } },
  ] as Partial<MailContent>[];
  // with and without each of what a mail may have: all mails have this one layout
  const contents = Array.from(
    { length: 2 ** optional.length },
    (_, choice): MailContent =>
      Object.assign({}, content, ...optional.filter((_part, bit) => Math.floor(choice / 2 ** bit) % 2 === 1)),
  );
  const elements = contents.flatMap((made) =>
    [null, '/pictures/1/160.jpg'].flatMap((portrait) => {
      const { html } = layOutMail(made, publicUrl, portrait);
      return [...html.matchAll(/<([a-z]\w*)([^>]*)>/gu)].map(([, name = '', attributes = '']) => ({
        name,
        attributes,
        style: /style="([^"]*)"/u.exec(attributes)?.[1] ?? '',
      }));
    }),
  );
  const styled = (property: RegExp) =>
    new Set(elements.filter(({ style }) => property.test(style)).map(({ name }) => name));
  const classesWith = (property: RegExp) =>
    [...styleSheet.matchAll(/\.(\w+)\{([^}]*)\}/gu)].filter(([, , rules = '']) => property.test(rules));

  test('room inside is that of cells, a greatest width that of tables', () => {
    expect(styled(/(?:^|;)(?:mso-)?padding/u)).toEqual(new Set(['td']));
    expect(styled(/max-width|min-width/u)).toEqual(new Set(['table']));
    expect(styled(/(?:^|;)(?:width|height):/u)).toEqual(new Set(['table']));
  });

  test('room outside is that of what Word draws as paragraphs, and of the logo', () => {
    const margins = styled(/(?:^|;)margin/u);
    for (const name of margins) expect(['body', 'p', 'blockquote', 'img']).toContain(name);
  });

  test('narrow screens change the room of cells alone', () => {
    const cells = new Set(
      elements
        .filter(({ name }) => name === 'td')
        .map(({ attributes }) => /class="(\w+)"/u.exec(attributes)?.[1]),
    );
    const changed = classesWith(/padding/u).map(([, name]) => name);
    expect(changed.length).toBeGreaterThan(0);
    for (const name of changed) expect(cells).toContain(name);
  });

  test('tables only place things, and say so', () => {
    const tables = elements.filter(({ name }) => name === 'table');
    for (const { attributes } of tables) expect(attributes).toContain('role="presentation"');
    expect(elements.some(({ name }) => name === 'div')).toBe(false);
  });
});
