import { expect, test } from 'vitest';
import { readEnv } from '../../env.ts';
import { readMailbox } from './mailbox.ts';

const address = 'bonjour@mitoyen.example';

test.each([
  [address, ''],
  [`<${address}>`, ''],
  [`Mitoyen <${address}>`, 'Mitoyen'],
  [`Mitoyen : offres <${address}>`, 'Mitoyen : offres'],
  [`"Mitoyen: offres" <${address}>`, 'Mitoyen: offres'],
  [`"Mitoyen \\"offres\\"" <${address}>`, 'Mitoyen "offres"'],
  [`Mitoyen, l’équipe (Lyon) <${address}>`, 'Mitoyen, l’équipe (Lyon)'],
  [`a@b.fr <${address}>`, 'a@b.fr'],
])('%s is one sender', (text, name) => {
  expect(readMailbox(text)).toEqual({ name, address });
  expect(readEnv({ MAIL_FROM: text }).MAIL_FROM).toBe(text);
});

test.each([
  'Mitoyen',
  'Mitoyen <>',
  'Mitoyen <bonjour>',
  `Mitoyen: ${address}`,
  `Mitoyen: ${address};`,
  `${address}, autre@mitoyen.example`,
  `Mitoyen <${address}> offres`,
  `Mitoyen <${address}, autre@mitoyen.example>`,
  `Mitoyen\u0000 <${address}>`,
  `Mitoyen\r\nBcc: a@b.fr <${address}>`,
])('%j is refused at the start, by the name of its setting', (text) => {
  expect(() => readEnv({ MAIL_FROM: text })).toThrow(
    /^MAIL_FROM: must be one mail address, alone or behind a name/,
  );
});
