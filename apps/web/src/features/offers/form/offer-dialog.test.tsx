import { offerRoutes } from '@mitoyen/contract/features/offers/offers.contract.ts';
import { offerErrors } from '@mitoyen/contract/features/offers/offers.errors.ts';
import { latestUrgentDeadline } from '@mitoyen/contract/features/offers/offers.rules.ts';
import { urgentDeadlineMessage } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { placeRoutes } from '@mitoyen/contract/features/places/places.contract.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi, hold, lose, refuse } from '../../../core/api/fake-api.fixture.ts';
import { asShown } from '../../../core/pages/as-shown.fixture.ts';
import { signInAs } from '../../../core/session/session.fixture.ts';
import { setSession } from '../../../core/session/session-store.ts';
import { paths } from '../../../paths.ts';
import { offer } from '../offer.fixture.ts';
import { publishTexts } from '../offers.texts.ts';
import { today } from '../today.ts';
import { onClose, open, publish, quota, type } from './offer-dialog.fixture.tsx';
import { offerFormTexts as texts } from './offer-form.texts.ts';

const limit = offerErrors.offer_limit_reached;

beforeEach(() => {
  sessionStorage.clear();
  onClose.mockReset();
  signInAs('entreprise');
});
afterEach(() => {
  cleanup();
  setSession(null);
});

function fill() {
  type(/^Titre/, 'Relevé');
  type(/^Description/, 'Un relevé complet.');
  type(/^Exigences/, 'Revit\n\n ArchiCAD ');
  type(/^Budget/, '420,5');
  type(/^Date limite/, '2999-12-31');
}

test('a title all in capitals is put right once its field is left', async () => {
  fakeApi(quota(7), answer(placeRoutes.caseTitle, { title: 'Projeteur BIM pour un ERP' }));
  open();
  type(/^Titre/, 'PROJETEUR BIM POUR UN ERP');
  const title = screen.getByLabelText(/^Titre/) as HTMLInputElement;
  fireEvent.blur(title);
  await waitFor(() => expect(title.value).toBe('Projeteur BIM pour un ERP'));
});

test('publishes what was filled in, says so, and closes by itself', async () => {
  const calls = fakeApi(quota(7), answer(offerRoutes.publish, offer()));
  open();
  expect(await screen.findByText(texts.quotaLabel(7, 10))).toBeTruthy();
  fill();
  expect(screen.getByText(/≈.60.€.\/.heure \(7.h par jour\)/)).toBeTruthy();
  await userEvent.click(screen.getByLabelText(texts.remote));
  await publish();
  expect(await screen.findByText('Offre de mission publiée !')).toBeTruthy();
  expect(calls.find(({ route }) => route === offerRoutes.publish)?.body).toMatchObject({
    titre: 'Relevé',
    requirements: ['Revit', 'ArchiCAD'],
    budget: 420.5,
    remote: 1,
    deadline: '2999-12-31',
  });
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('says what is missing, beside each field', async () => {
  const calls = fakeApi(quota(0));
  open();
  type(/^Date limite/, '2020-01-01');
  await publish();
  expect(
    screen.getAllByText(
      'Indiquez le titre de l’offre, par exemple Plans d’exécution d’une surélévation en bois.',
    ).length,
  ).toBeGreaterThan(0);
  expect(screen.getAllByText('La date limite ne peut pas être passée.').length).toBeGreaterThan(0);
  expect(screen.getByLabelText(/^Budget/).getAttribute('aria-invalid')).toBe('true');
  expect(calls.some(({ route }) => route === offerRoutes.publish)).toBe(false);
});

test('a failure is told and keeps everything, also when the form is opened again', async () => {
  fakeApi(quota(0), lose(offerRoutes.publish));
  const { unmount } = open();
  fill();
  await publish();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Erreur lors de la création de l’appel d’offre.');
  // beside the button, not above a form that is longer than a phone is high
  const last = screen.getByLabelText(texts.remote);
  expect(last.compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  unmount();
  open();
  expect(screen.getByText(texts.draftRestored)).toBeTruthy();
  expect(screen.getByLabelText(/^Titre/)).toHaveProperty('value', 'Relevé');
  expect(screen.getByLabelText(/^Exigences/)).toHaveProperty('value', 'Revit\n\n ArchiCAD ');
  await userEvent.click(screen.getByRole('button', { name: texts.startOver }));
  expect(screen.getByLabelText(/^Titre/)).toHaveProperty('value', '');
});

test('pressed twice, and tried again after a lost answer, it is one and the same offer', async () => {
  const first = hold(offerRoutes.publish);
  const calls = fakeApi(
    quota(0),
    first.reply,
    lose(offerRoutes.publish),
    answer(offerRoutes.publish, offer()),
  );
  const published = () => calls.filter(({ route }) => route === offerRoutes.publish);
  open();
  fill();
  const form = screen.getByRole('button', { name: texts.submit.publish }).closest('form');
  if (!form) throw new Error('a form expected');
  fireEvent.submit(form);
  fireEvent.submit(form);
  await waitFor(() => expect(published()).toHaveLength(1));
  first.release({ code: 'unavailable', error: 'Indisponible.' }, 503);
  expect((await screen.findByRole('alert')).textContent).toContain(texts.kept);
  await publish();
  await waitFor(() => expect(published()).toHaveLength(2));
  type(/^Budget/, '500');
  await publish();
  expect(await screen.findByText(asShown(texts.published))).toBeTruthy();
  const [one, again, other] = published().map(({ idempotencyKey }) => idempotencyKey);
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toBe(one);
  expect(other).not.toBe(one);
});

test('nothing that was pasted is cut off; what is too long is told', async () => {
  fakeApi(quota(0));
  open();
  await userEvent.click(screen.getByLabelText(/^Titre/));
  await userEvent.paste('e'.repeat(160));
  await userEvent.tab();
  expect(screen.getByLabelText<HTMLInputElement>(/^Titre/).value).toHaveLength(160);
  expect(screen.getByText('Titre : 150 caractères au plus.')).toBeTruthy();
});

test('the server’s refusals stand beside their fields', async () => {
  const issues = [{ path: 'deadline', message: 'La date limite ne peut pas être passée.' }];
  const body = { code: 'validation', error: 'La date limite ne peut pas être passée.', issues };
  fakeApi(quota(0), refuse(offerRoutes.publish, 400, body));
  open();
  fill();
  await publish();
  await waitFor(() =>
    expect(screen.getByLabelText(/^Date limite/).getAttribute('aria-invalid')).toBe('true'),
  );
});

test('at the wall, says so and leads to the prices', async () => {
  fakeApi(quota(10));
  open();
  expect(await screen.findByText('Vous avez atteint la limite de 10 offres publiées.')).toBeTruthy();
  expect(screen.queryByLabelText(/^Titre/)).toBeNull();
  expect(screen.getByRole('link', { name: publishTexts.seePricing }).getAttribute('href')).toBe(
    paths.pricing(),
  );
});

test('the server has the last word on the limit', async () => {
  fakeApi(quota(9), refuse(offerRoutes.publish, limit.status, { code: limit.code, error: limit.message }));
  open();
  fill();
  await publish();
  expect(await screen.findByRole('link', { name: publishTexts.seePricing })).toBeTruthy();
});

test('edits an offer that is there', async () => {
  const calls = fakeApi(quota(10), answer(offerRoutes.update, offer()));
  open({ kind: 'edit', offer: offer() });
  expect(screen.getByLabelText(/^Exigences/)).toHaveProperty('value', 'Revit\nRéférences en bois');
  type(/^Budget/, '500');
  await userEvent.click(screen.getByRole('button', { name: texts.submit.edit }));
  expect(await screen.findByText(asShown(texts.saved))).toBeTruthy();
  expect(calls.find(({ route }) => route === offerRoutes.update)?.body).toMatchObject({ budget: 500 });
});

test('a closed offer is put right without another deadline, and told that it stays closed', async () => {
  const past = offer({ deadline: '2020-01-01', status: 'expired' });
  const calls = fakeApi(quota(3), answer(offerRoutes.update, past));
  open({ kind: 'edit', offer: past });
  expect(screen.getByText(asShown(texts.closedDeadlineHint))).toBeTruthy();
  type(/^Date limite/, '2020-01-02');
  await userEvent.click(screen.getByRole('button', { name: texts.submit.edit }));
  expect(screen.getAllByText('La date limite ne peut pas être passée.').length).toBeGreaterThan(0);
  type(/^Date limite/, '2020-01-01');
  await userEvent.click(screen.getByRole('button', { name: texts.submit.edit }));
  expect(await screen.findByText(asShown(texts.saved))).toBeTruthy();
  expect(calls.find(({ route }) => route === offerRoutes.update)?.body).toMatchObject({
    deadline: '2020-01-01',
  });
});

test('a duplicate drops a deadline that has passed', () => {
  fakeApi(quota(3));
  open({ kind: 'duplicate', offer: offer({ deadline: '2020-01-01', status: 'expired' }) });
  expect(screen.getByLabelText(/^Titre/)).toHaveProperty('value', 'Surélévation en bois');
  expect(screen.getByLabelText(/^Date limite/)).toHaveProperty('value', '');
});

test('is for companies only', () => {
  signInAs('freelance');
  fakeApi();
  open();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('marking a mission urgent brings its deadline within seven days, and a later one is refused', async () => {
  const calls = fakeApi(quota(0), answer(offerRoutes.publish, offer()));
  open();
  fill();
  const latest = latestUrgentDeadline(today());
  await userEvent.click(screen.getByLabelText(asShown(texts.urgent)));
  expect(screen.getByLabelText(/^Date limite/)).toHaveProperty('value', latest);
  type(/^Date limite/, '2999-12-31');
  await publish();
  expect(screen.getAllByText(asShown(urgentDeadlineMessage)).length).toBeGreaterThan(0);
  expect(calls.some(({ route }) => route === offerRoutes.publish)).toBe(false);
  type(/^Date limite/, today());
  await publish();
  await screen.findByText('Offre de mission publiée !');
  expect(calls.find(({ route }) => route === offerRoutes.publish)?.body).toMatchObject({
    urgent: true,
    deadline: today(),
  });
});
