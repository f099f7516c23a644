import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { mailReplyRoutes } from '@mitoyen/contract/features/mail-replies/mail-replies.contract.ts';
import { mailReplyErrors } from '@mitoyen/contract/features/mail-replies/mail-replies.errors.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { answer, fakeApi, refuse } from '../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { patterns } from '../../paths.ts';
import ConfirmReplyPage from './confirm-reply-page.tsx';
import { confirmReplyTexts as texts } from './mail-replies.texts.ts';

afterEach(cleanup);

const open = (query = '?token=abc') =>
  renderPage(ConfirmReplyPage, patterns.confirmReply, patterns.confirmReply + query);
const waiting = {
  conversationId: 'c1',
  otherName: 'Hélène Morin',
  content: 'Oui,\nen mars.',
  leftOutFiles: 2,
  receivedAt: '2026-11-30T10:00:00.000Z',
};
const gone = mailReplyErrors.reply_token_invalid;

test('what would be sent is shown, and one press sends it', async () => {
  const calls = fakeApi(
    answer(mailReplyRoutes.show, waiting),
    answer(mailReplyRoutes.send, { conversationId: 'c1' }),
  );
  open();
  expect((await screen.findByLabelText(texts.yourReply)).textContent).toBe(waiting.content);
  expect(screen.getByText(texts.lead('Hélène Morin'))).toBeTruthy();
  expect(screen.getByText(/2 fichiers joints ne partiront pas/u)).toBeTruthy();
  expect(calls).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: texts.send }));
  expect(await screen.findByText(texts.sent)).toBeTruthy();
  expect(screen.getByRole('link', { name: texts.toConversation }).getAttribute('href')).toBe('/chat/c1');
  expect(calls.at(-1)?.body).toEqual({ token: 'abc' });
  expect(screen.queryByRole('button')).toBeNull();
});

test('a link that ended says so, before the press and after it', async () => {
  fakeApi(refuse(mailReplyRoutes.show, gone.status, new ApiError(gone).toBody()));
  open();
  expect(await screen.findByText(gone.message)).toBeTruthy();
  // trying again would change nothing
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  fakeApi(
    answer(mailReplyRoutes.show, waiting),
    refuse(mailReplyRoutes.send, gone.status, new ApiError(gone).toBody()),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: texts.send }));
  expect(await screen.findByText(gone.message)).toBeTruthy();
});

test('an incomplete link asks nothing', () => {
  const calls = fakeApi();
  open('');
  expect(screen.getByText(texts.missing)).toBeTruthy();
  expect(calls).toEqual([]);
});
