import { expect, test } from 'vitest';
import { layOutMail } from './mail-layout.ts';

const { text, html } = layOutMail(
  {
    subject: 'Un sujet',
    greeting: 'Bonjour Paul <b>,',
    paragraphs: ['Votre offre « Relevé de façades » : répondez !\nMerci.'],
    action: { label: 'Lire', url: 'https://mitoyen.test/chat/1?a=b&c=d' },
  },
  'https://mitoyen.test',
);

test('the written version keeps the words as they are', () => {
  expect(text).toContain('Votre offre « Relevé de façades » : répondez !\nMerci.');
  expect(text).toContain('Lire :\nhttps://mitoyen.test/chat/1?a=b&c=d');
});

test('the HTML version escapes what people typed, and breaks no line before a colon or inside guillemets', () => {
  expect(html).toContain('Bonjour Paul &lt;b&gt;,');
  expect(html).toContain('«\u202fRelevé de façades\u202f»\u00a0: répondez\u202f!<br>Merci.');
  expect(html).toContain('href="https://mitoyen.test/chat/1?a=b&amp;c=d"');
});

test('no part of a mail carries an address that somebody wrote, and ours stay', () => {
  const bait = 'Support piege.fr';
  const mail = layOutMail(
    {
      subject: `${bait} vous a écrit`,
      greeting: `Bonjour ${bait},`,
      paragraphs: [`Voyez ${bait}`, { own: 'Écrivez à bonjour@mitoyen.test' }],
      action: { label: 'Lire', url: 'https://mitoyen.test/chat/1' },
      closing: `Signé ${bait}`,
    },
    'https://mitoyen.test',
  );
  for (const part of [mail.subject, mail.text, mail.html]) {
    expect(part).toContain('[lien à voir sur Mitoyen]');
    expect(part).not.toContain('piege');
  }
  expect(mail.text).toContain('Écrivez à bonjour@mitoyen.test');
  expect(mail.html).toContain('Écrivez à bonjour@mitoyen.test');
  expect(mail.html).toContain('href="https://mitoyen.test/chat/1"');
});

test('what an answer is cut at is the first line of both versions', () => {
  const mark = 'Répondez au-dessus de cette ligne';
  const mail = layOutMail(
    { subject: 'a', mark, greeting: 'Bonjour,', paragraphs: [] },
    'https://mitoyen.test',
  );
  expect(mail.text.startsWith(`${mark}\n\nBonjour,`)).toBe(true);
  const shown = mail.html.slice(mail.html.indexOf('<body')).replace(/<[^>]+>/g, '');
  expect(shown.trimStart().startsWith(mark)).toBe(true);
});
