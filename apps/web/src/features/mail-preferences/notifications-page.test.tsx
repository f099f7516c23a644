import { mailPreferenceRoutes } from '@mitoyen/contract/features/mail-preferences/mail-preferences.contract.ts';
import { notificationRoutes } from '@mitoyen/contract/features/notifications/notifications.contract.ts';
import { pushRoutes } from '@mitoyen/contract/features/push/push.contract.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi, hold, lose } from '../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { patterns } from '../../paths.ts';
import { pushTexts } from '../push/push.texts.ts';
import { mailPreferenceTexts as texts } from './mail-preferences.texts.ts';
import NotificationsPage from './notifications-page.tsx';

beforeEach(() => setSession(camille));
afterEach(() => {
  cleanup();
  setSession(null);
});

const { get, update } = mailPreferenceRoutes;
const { getPreferences, updatePreferences } = notificationRoutes;
const here = {
  meetings: true,
  applications: true,
  reveals: true,
  offers: true,
  proofs: true,
  availability: true,
  alerts: true,
};
const push = { ...here, messages: true, account: true };
const others = answer(getPreferences, { here, push });
const devices = (publicKey: string | null = null) =>
  answer(pushRoutes.get, {
    publicKey,
    browserCount: 0,
    isQuietAtNight: true,
    isQuietAtWeekends: true,
    showsWords: false,
  });
const all = {
  messages: true,
  applications: true,
  reveals: true,
  meetings: true,
  offers: true,
  proofs: true,
  availability: true,
  news: false,
};
const open = () => renderPage(NotificationsPage, patterns.notifications);
const box = (name: string) => screen.findByRole('checkbox', { name: `${name}, par e-mail` });

test('a choice is saved as it is ticked, and said to be', async () => {
  const calls = fakeApi(answer(get, all), others, devices(), answer(update, { ...all, messages: false }));
  open();
  const messages = await box('Messages non lus');
  expect(messages).toHaveProperty('checked', true);
  expect(await box('Nouveautés et conseils')).toHaveProperty('checked', false);
  await userEvent.click(messages);
  expect(await screen.findByText(texts.saved)).toBeTruthy();
  expect(messages).toHaveProperty('checked', false);
  expect(calls.at(-1)?.body).toEqual({ messages: false });
});

test('a choice that did not arrive goes back, with what to do', async () => {
  const { reply, release } = hold(update);
  fakeApi(answer(get, all), others, devices(), reply);
  open();
  const news = await box('Nouveautés et conseils');
  await userEvent.click(news);
  await waitFor(() => expect(news).toHaveProperty('checked', true));
  release({ code: 'internal', error: 'Une erreur est survenue.' }, 500);
  expect(await screen.findByText(texts.saveFailure)).toBeTruthy();
  expect(news).toHaveProperty('checked', false);
});

test('a failed load is told, with another try', async () => {
  fakeApi(lose(get), answer(get, all), others, devices());
  open();
  expect(await screen.findByText(texts.failureTitle)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await box('Candidatures')).toBeTruthy();
});

test('only the mails that such an account ever gets are asked about', async () => {
  fakeApi(answer(get, all), others, devices());
  open();
  expect(await box('Votre disponibilité')).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: /^Vos offres de mission/ })).toBeNull();
});

test('what is told here is chosen apart from its mails; messages and one’s account always are', async () => {
  const calls = fakeApi(
    answer(get, all),
    others,
    devices(),
    answer(updatePreferences, { here: { ...here, applications: false }, push }),
  );
  open();
  const applications = await screen.findByRole('checkbox', { name: 'Candidatures, ici' });
  await userEvent.click(applications);
  expect(await screen.findByText(texts.saved)).toBeTruthy();
  expect(calls.at(-1)?.body).toEqual({ here: { applications: false } });
  expect(applications).toHaveProperty('checked', false);
  expect(await box('Candidatures')).toHaveProperty('checked', true);
  expect(screen.queryByRole('checkbox', { name: /^(Messages non lus|Votre compte), ici/ })).toBeNull();
});

test('devices have a column where they are pushed to, without what the list leaves out', async () => {
  const calls = fakeApi(
    answer(get, all),
    answer(getPreferences, { here: { ...here, alerts: false }, push }),
    devices('a-key'),
    answer(updatePreferences, { here, push: { ...push, messages: false } }),
  );
  open();
  const messages = await screen.findByRole('checkbox', { name: 'Messages non lus, sur l’appareil' });
  await userEvent.click(messages);
  expect(await screen.findByText(texts.saved)).toBeTruthy();
  expect(calls.at(-1)?.body).toEqual({ push: { messages: false } });
  expect(screen.queryByRole('checkbox', { name: 'Alertes, sur l’appareil' })).toBeNull();
  // this browser, as the tests run it, has no push service
  expect(screen.getByText(pushTexts.unsupported)).toBeTruthy();
});
