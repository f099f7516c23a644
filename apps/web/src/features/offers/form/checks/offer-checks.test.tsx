import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import { offerKindLabels } from '@mitoyen/contract/features/offers/offer-kinds.rules.ts';
import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi } from '../../../../core/api/fake-api.fixture.ts';
import { asShown } from '../../../../core/pages/as-shown.fixture.ts';
import { renderPage } from '../../../../core/pages/render-page.fixture.tsx';
import { signInAs } from '../../../../core/session/session.fixture.ts';
import { setSession } from '../../../../core/session/session-store.ts';
import { patterns } from '../../../../paths.ts';
import { offer } from '../../offer.fixture.ts';
import OfferDialog from '../offer-dialog.tsx';
import { offerFormTexts as form } from '../offer-form.texts.ts';
import type { OfferAction } from '../use-save-offer.ts';
import { offerChecksTexts as texts } from './offer-checks.texts.ts';

beforeEach(() => {
  sessionStorage.clear();
  signInAs('entreprise');
});
afterEach(() => {
  cleanup();
  setSession(null);
});

const disguised = 'Horaires de 9 h à 18 h, congés à valider. Plans de deux écoles.';
function open(action: OfferAction = { kind: 'publish' }) {
  const calls = fakeApi(
    answer(offerRoutes.listByCompany, { offers: [], count: 0, limit: 10 }),
    answer(companyRoutes.getByUser, null as never),
    answer(offerRoutes.publish, offer()),
    answer(offerRoutes.update, offer()),
  );
  renderPage(() => <OfferDialog action={action} onClose={() => undefined} />, patterns.home);
  return calls;
}
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const fill = (description: string) => {
  type(/^Titre/, 'Plans du DCE');
  type(/^Description/, description);
  type(/^Budget/, '420');
  type(/^Date limite/, '2999-12-31');
};
const publish = () => userEvent.click(screen.getByRole('button', { name: form.submit.publish }));
const listed = () => screen.findByRole('list', { name: texts.list });
const description = () => screen.getByLabelText<HTMLTextAreaElement>(/^Description/);

test('words are marked while typing, told to who cannot see them, shown in their field and taken out at one press', async () => {
  open();
  fill('Plans de deux écoles, pour quelqu’un de moins de 35 ans.');
  const list = await listed();
  expect(within(list).getByText('moins de 35 ans').tagName).toBe('MARK');
  expect(within(list).getByText(texts.levels.stop)).toBeTruthy();
  const described = description().getAttribute('aria-describedby')?.split(' ') ?? [];
  const told = described.map((id) => document.getElementById(id)).find((node) => node?.role === 'status');
  expect(told?.textContent).toBe('1 passage à retirer');

  await userEvent.click(within(list).getByRole('button', { name: texts.show('moins de 35 ans') }));
  expect(document.activeElement).toBe(description());
  expect(description().value.slice(description().selectionStart, description().selectionEnd)).toBe(
    'moins de 35 ans',
  );
  await userEvent.click(within(list).getByRole('button', { name: texts.takeOut }));
  expect(description().value).toBe('Plans de deux écoles, pour quelqu’un.');
  await waitFor(() => expect(screen.queryByRole('list', { name: texts.list })).toBeNull());
  expect(document.activeElement).toBe(description());
});

test('words that their sentence needs are replaced, and a sentence that goes is called one', async () => {
  open();
  fill('Plans de deux écoles. Nous cherchons un jeune architecte dynamique pour le DCE.');
  await userEvent.click(within(await listed()).getByRole('button', { name: texts.replace('architecte') }));
  expect(description().value).toBe(
    'Plans de deux écoles. Nous cherchons un architecte dynamique pour le DCE.',
  );
  fill('Plans de deux écoles. Le poste est réservé aux femmes.');
  await userEvent.click(await screen.findByRole('button', { name: texts.takeSentenceOut }));
  expect(description().value.trim()).toBe('Plans de deux écoles.');
});

test('what stops is not sent, and said beside its field', async () => {
  const calls = open();
  fill('Plans de deux écoles. Homme de préférence.');
  await publish();
  await waitFor(() => expect(description().getAttribute('aria-invalid')).toBe('true'));
  expect(calls.some(({ route }) => route === offerRoutes.publish)).toBe(false);
});

test('a warning asks to be read before publishing, and what was read is sent', async () => {
  const calls = open();
  fill(disguised);
  await listed();
  await publish();
  const read = await screen.findByRole('checkbox', { name: /^J’ai lu/ });
  await waitFor(() => expect(read.getAttribute('aria-invalid')).toBe('true'));
  expect(calls.some(({ route }) => route === offerRoutes.publish)).toBe(false);
  await userEvent.click(read);
  await publish();
  expect(await screen.findByText(asShown(form.published))).toBeTruthy();
  expect(calls.find(({ route }) => route === offerRoutes.publish)?.body).toMatchObject({
    read: ['hidden_employment'],
  });
});

test('a mission that is a job becomes a CDD with all that was typed', async () => {
  open();
  fill(disguised);
  type(/^Durée/, '6 mois');
  const [button] = within(await listed()).getAllByRole('button', { name: texts.asCdd });
  if (!button) throw new Error('a button expected');
  await userEvent.click(button);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^CDD/ }).checked).toBe(true);
  expect(screen.getByLabelText(/^Nombre de mois/)).toHaveProperty('value', '6');
  expect(description().value).toBe(disguised);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Salaire minimum/)));
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /^J’ai lu/ })).toBeNull());
});

test('advice is shown and asks for nothing', async () => {
  const calls = open();
  fill('Plans de deux écoles, avec une équipe jeune et dynamique.');
  expect(within(await listed()).getByText(texts.levels.advise)).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: /^J’ai lu/ })).toBeNull();
  await publish();
  expect(await screen.findByText(asShown(form.published))).toBeTruthy();
  expect(calls.find(({ route }) => route === offerRoutes.publish)?.body).toMatchObject({ read: [] });
});

test('a published mission that is a job becomes a copy in CDD with all that was typed, and stays as it was', async () => {
  const calls = open({
    kind: 'edit',
    offer: offer({ id: 'o1', description: disguised, deadline: '2999-12-31', placeCode: 'c69123' }),
  });
  type(/^Durée/, '6 mois');
  const [button] = within(await listed()).getAllByRole('button', { name: texts.copyAsCdd });
  if (!button) throw new Error('a button expected');
  await userEvent.click(button);
  expect(await screen.findByRole('dialog', { name: form.duplicate })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^CDD/ }).checked).toBe(true);
  expect(screen.getByLabelText(/^Nombre de mois/)).toHaveProperty('value', '6');
  expect(description().value).toBe(disguised);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Salaire minimum/)));
  type(/^Salaire minimum/, '30000');
  type(/^Salaire maximum/, '36000');
  await publish();
  expect(await screen.findByText(asShown(form.publishedJob))).toBeTruthy();
  expect(calls.some(({ route }) => route === offerRoutes.update)).toBe(false);
  expect(calls.find(({ route }) => route === offerRoutes.publish)?.body).toMatchObject({
    kind: 'cdd',
    description: disguised,
  });
});

test('an offer whose warning was read keeps that, and its kind', async () => {
  open({ kind: 'edit', offer: offer({ description: disguised, read: ['hidden_employment'] }) });
  const read = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^J’ai lu/ });
  expect(read.checked).toBe(true);
  expect(screen.queryByRole('button', { name: texts.asCdd })).toBeNull();
  expect(screen.getByText(asShown(form.kindFixed(offerKindLabels.mission)))).toBeTruthy();
});

test('what is said of a figure stands above the button, with its field', async () => {
  open();
  fill('Plans de deux écoles.');
  type(/^Budget/, '0');
  const panel = await screen.findByRole('region', { name: texts.beforePublishing });
  expect(await within(panel).findByText(form.budget)).toBeTruthy();
  expect(
    within(panel)
      .getByRole('link', { name: new RegExp(texts.allRules) })
      .getAttribute('href'),
  ).toContain('#offres-verifiees');
});
