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
