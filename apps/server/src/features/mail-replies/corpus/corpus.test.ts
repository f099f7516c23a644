import { expect, test } from 'vitest';
import { layOutMail } from '../../../core/mail/mail-layout.ts';
import { unreadMessageMail } from '../../conversations/conversations.mails.ts';
import { readMail } from '../read-mail.ts';
import { type Answer, answers, belowAnswers } from './answers.fixture.ts';
import { programs, writeAnswer } from './programs.fixture.ts';

const address = `${'0'.repeat(56)}@reponse.mitoyen.example`;

const answered = (() => {
  const mail = unreadMessageMail(
    {
      subject: 'Extension à Nantes',
      content: 'Bonjour,\nêtes-vous libre en mars ?\n\nDe : 8 h\nÀ : 17 h',
      attachment_count: 1,
      title: null,
      senderId: 's',
      senderConfirmedAt: new Date(),
      senderName: 'Hélène Morin',
      receiverName: 'Camille Durand',
      receiverConfirmedAt: new Date(),
    },
    { url: 'https://mitoyen.example/chat/1', isQuoted: true, replyAddress: address },
  );
  const link = {
    label: 'Ne plus recevoir ces e-mails',
    url: 'https://mitoyen.example/desinscription?token=a',
  };
  const footer = { text: 'Les e-mails « Messages non lus » sont activés.', link };
  const { subject, text, html } = layOutMail({ ...mail, footer }, 'https://mitoyen.example');
  return { address, subject, text, html };
})();

/** Without what charsets, encodings and programs change about spaces, apostrophes and the breaks of lines. */
const words = (text: string) => text.replaceAll('’', "'").replace(/\s+/gu, ' ').trim();

const cases = programs.flatMap((program) =>
  [...answers, ...belowAnswers].map((answer) => [program.name, answer.name, program, answer] as const),
);

test.each(cases)('%s, %s: what was written, and nothing else', async (_program, _name, program, answer) => {
  const raw = writeAnswer(program, answer, answered, 'camille@exemple.fr');
  const { text } = await readMail(raw, 'camille@exemple.fr');
  const { text: above, below = '' }: Answer = answer;
  expect(words(text)).toBe(words(`${above} ${below}`));
});

test('there are 72 mails of eight programs', () => {
  expect(cases).toHaveLength(72);
});
