import { expect, test } from 'vitest';
import { MailRejectedError, MailUnavailableError } from '../../core/mail/mail.gateway.ts';
import { asMailError } from './smtp-answer.ts';

const failure = (command: string, response: string) => ({
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
});

test.each([
  ['RCPT TO', '550 5.1.1 <a@b.fr>: no such user'],
  ['RCPT TO', '550 No such user here'],
  ['RCPT TO', '552 5.2.2 Mailbox full'],
  ['RCPT TO', '553 Mailbox name not allowed'],
])('at %s, “%s” is about the address', (command, response) => {
  expect(asMailError(failure(command, response))).toBeInstanceOf(MailRejectedError);
});

test.each([
  ['CONN', '554 5.7.1 Service unavailable; client host blocked', true],
  ['EHLO', '550 Access denied', true],
  ['AUTH PLAIN', '535 5.7.8 Authentication credentials invalid', true],
  ['MAIL FROM', '550 5.4.5 Daily sending quota exceeded', true],
  ['MAIL FROM', '554 5.7.1 <us@c.fr>: Sender address not verified', true],
  ['RCPT TO', '421 4.3.2 Service shutting down', true],
  ['RCPT TO', '554 5.7.1 Relay access denied', false],
  ['RCPT TO', '550 5.1.8 Sender address rejected: domain not found', false],
  ['RCPT TO', '450 4.2.0 Greylisted', false],
  ['DATA', '554 5.7.1 Message refused by policy', false],
  ['DATA', '452 4.3.1 Insufficient storage', false],
])('at %s, “%s” may be better later', (command, response, concernsAll) => {
  const error = asMailError(failure(command, response));
  expect(error).toBeInstanceOf(MailUnavailableError);
  expect(error).toMatchObject({ concernsAll, answer: { step: command, code: Number(response.slice(0, 3)) } });
});

test('a server that says nothing concerns all', () => {
  expect(asMailError(new Error('connect ECONNREFUSED 127.0.0.1:1'))).toMatchObject({
    concernsAll: true,
    answer: { step: '', code: null, enhancedCode: null },
  });
});

test('what the server said is kept without the address, in one line', () => {
  const { answer, message } = asMailError(
    failure('RCPT TO', '550-5.1.1 <ana.lima@exemple.fr>:\n550 5.1.1 no such user'),
  );
  expect(answer).toEqual({
    step: 'RCPT TO',
    code: 550,
    enhancedCode: '5.1.1',
    text: '550-5.1.1 <[address]>: 550 5.1.1 no such user',
  });
  expect(message).toBe(`RCPT TO: ${answer.text}`);
});
