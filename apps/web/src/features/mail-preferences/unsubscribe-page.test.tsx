import { mailPreferenceRoutes } from '@mitoyen/contract/features/mail-preferences/mail-preferences.contract.ts';
import { mailPreferenceErrors } from '@mitoyen/contract/features/mail-preferences/mail-preferences.errors.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { answer, fakeApi, lose, refuse } from '../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { paths, patterns } from '../../paths.ts';
import { unsubscribeTexts as texts } from './mail-preferences.texts.ts';
import UnsubscribePage from './unsubscribe-page.tsx';

afterEach(cleanup);

const { showSubscription, changeSubscription } = mailPreferenceRoutes;
const label = 'Messages non lus';
const wanted = answer(showSubscription, { kind: 'messages', isWanted: true });
const open = (token = 'a-token') =>
  renderPage(UnsubscribePage, patterns.unsubscribe, paths.unsubscribe(token));
/** Found as written, narrow no-break spaces included. */
const said = (text: string) => screen.findByText(text, { normalizer: (raw) => raw });
const button = (name: string) => screen.findByRole('button', { name });

test('opening it asks and changes nothing; one button stops the mails, another undoes it', async () => {
  const calls = fakeApi(
    wanted,
    answer(changeSubscription, { kind: 'messages', isWanted: false }),
    answer(changeSubscription, { kind: 'messages', isWanted: true }),
  );
  open();
  expect(await said(texts.ask(label))).toBeTruthy();
  expect(calls.map(({ route }) => route)).toEqual([showSubscription]);

  await userEvent.click(await button(texts.stop));
  expect(await said(texts.stopped(label))).toBeTruthy();
  await userEvent.click(await button(texts.undo));
  expect(await said(texts.back(label))).toBeTruthy();
  expect(calls.slice(1).map(({ body }) => body)).toEqual([{ isWanted: false }, { isWanted: true }]);
});

test('mails that were stopped before are said to be', async () => {
  fakeApi(answer(showSubscription, { kind: 'messages', isWanted: false }));
  open();
  expect(await said(texts.stopped(label))).toBeTruthy();
});

test('a choice that was not saved is told, and can be sent again', async () => {
  fakeApi(
    wanted,
    lose(changeSubscription),
    answer(changeSubscription, { kind: 'messages', isWanted: false }),
  );
  open();
  await userEvent.click(await button(texts.stop));
  expect((await screen.findByRole('alert')).textContent).toContain(texts.failure);
  await userEvent.click(await button(texts.stop));
  expect(await said(texts.stopped(label))).toBeTruthy();
});

test('a link that is not ours, or was cut, leads to the choices', async () => {
  const { code, message } = mailPreferenceErrors.unsubscribe_token_invalid;
  fakeApi(refuse(showSubscription, 400, { code, error: message }));
  open();
  expect(await screen.findByText(message)).toBeTruthy();
  cleanup();

  open('');
  expect(await screen.findByText(texts.missing)).toBeTruthy();
  const link = screen.getByRole('link', { name: texts.allChoices });
  expect(link.getAttribute('href')).toBe(paths.notifications());
});
