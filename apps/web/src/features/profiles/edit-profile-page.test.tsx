import type { Role } from '@mitoyen/contract/core/roles.ts';
import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import { registryErrors } from '@mitoyen/contract/features/companies/companies.errors.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import { visibilityRoutes } from '@mitoyen/contract/features/visibility/visibility.contract.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, fakeApi, lose, refuse } from '../../core/api/fake-api.fixture.ts';
import { readDraft } from '../../core/forms/form-draft.ts';
import { formTexts } from '../../core/forms/forms.texts.ts';
import { atAddress, renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import EditProfilePage from './edit-profile-page.tsx';
import { profileFormTexts } from './form/profile-form.texts.ts';
import { editTexts as texts } from './own/edit.texts.ts';
import { ownCompany, ownFreelance, ownJobseeker } from './own/my-profile.fixture.ts';
import { editDraftKey } from './own/profile-edit.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  setSession(null);
});

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: formTexts.save }));
const show = (role: Role | null) => {
  setSession({ ...camille, user: { ...camille.user, role } });
  return renderPage(EditProfilePage, patterns.profileEdit);
};
const mine = answer(freelanceRoutes.getByUser, ownFreelance);

test('a freelance finds every field as it stands, and saves what changed', async () => {
  const calls = fakeApi(mine, answer(freelanceRoutes.updateByUser, ownFreelance));
  show('freelance');
  await screen.findByRole('heading', { name: texts.title });
  expect([field(/^Tarif horaire/).value, field(/^Numéro SIRET/).value, field(/^Compétences/).value]).toEqual([
    '62,5',
    '732 829 320 00074',
    'Revit, AutoCAD',
  ]);
  const staysSuggested = () =>
    screen.queryByRole('checkbox', { name: profileFormTexts.staysSuggested }) as HTMLElement;
  expect(staysSuggested()).toBeNull();
  type(/^Disponibilité/, 'Indisponible');
  fireEvent.click(staysSuggested());
  type(/^Compétences/, 'Revit, , Rhino');
  save();
  await atAddress(paths.profile());
  const sent = calls.find(({ route }) => route === freelanceRoutes.updateByUser);
  expect(sent?.body).toMatchObject({
    title: 'Architecte',
    hourlyRate: 62.5,
    availability: 'Indisponible',
    staysSuggested: true,
    siret: '73282932000074',
    avatar: ownFreelance.avatar,
    skills: ['Revit', 'Rhino'],
  });
});

test('a job seeker may choose every value of availability, and keeps the CV', async () => {
  const calls = fakeApi(
    answer(jobseekerRoutes.getByUser, ownJobseeker),
    answer(visibilityRoutes.get, { visibility: 'public', hiddenFrom: [] }),
    answer(jobseekerRoutes.updateByUser, ownJobseeker),
  );
  show('jobseeker');
  const select = await screen.findByLabelText<HTMLSelectElement>(/^Disponibilité/);
  const optionsOf = ({ options }: HTMLSelectElement) => Array.from(options, ({ textContent }) => textContent);
  expect(optionsOf(select)).toEqual(['Disponible', 'Indisponible']);
  expect(select.value).toBe('Disponible');
  const when = screen.getByLabelText<HTMLSelectElement>('Quand');
  expect(when.value).toBe('Disponible sous 3 mois');
  expect(optionsOf(when)).toEqual([
    ...['Sans précision', 'Immédiatement', 'Sous 1 mois', 'Sous 3 mois'],
    'En poste, ouvert aux opportunités',
  ]);
  fireEvent.change(select, { target: { value: 'Indisponible' } });
  expect(screen.queryByLabelText('Quand')).toBeNull();
  fireEvent.change(select, { target: { value: 'Disponible' } });
  fireEvent.change(screen.getByLabelText('Quand'), { target: { value: 'Disponible sous 1 mois' } });
  fireEvent.click(screen.getByRole('radio', { name: /^Les entreprises où je postule/ }));
  type(/^Salaire souhaité/, '41000');
  save();
  await atAddress(paths.profile());
  expect(calls.find(({ route }) => route === jobseekerRoutes.updateByUser)?.body).toMatchObject({
    expectedSalary: 41_000,
    availability: 'Disponible sous 1 mois',
    cv: ownJobseeker.cv,
    coverImage: null,
    cvAudience: 'nobody',
  });
});

test('a company may empty everything but its name', async () => {
  const calls = fakeApi(
    answer(companyRoutes.getByUser, ownCompany),
    answer(companyRoutes.updateByUser, ownCompany),
  );
  show('entreprise');
  await screen.findByRole('heading', { name: texts.title });
  for (const label of [/^Forme juridique/, /^Adresse/, /^Code postal/, /^Site web/, /^Description/])
    type(label, '');
  type(/^Nom de l’entreprise/, '');
  save();
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(field(/^Nom de l’entreprise/).getAttribute('aria-invalid')).toBe('true');
  type(/^Nom de l’entreprise/, 'Atelier Canopée');
  type(/^Numéro SIRET/, '');
  save();
  await atAddress(paths.profile());
  expect(calls.find(({ route }) => route === companyRoutes.updateByUser)?.body).toMatchObject({
    siret: '',
    description: '',
    postalCode: null,
    website: null,
  });
});

test('what is wrong stands beside its field, summed up, and nothing is sent', async () => {
  const calls = fakeApi(mine);
  show('freelance');
  await screen.findByRole('heading', { name: texts.title });
  type(/^Titre/, '');
  type(/^Tarif horaire/, 'cher');
  type(/^Compétences/, ' , ');
  save();
  const summary = screen.getByRole('alert');
  expect(document.activeElement).toBe(summary);
  expect(summary.querySelectorAll('a')).toHaveLength(3);
  expect(field(/^Tarif horaire/).getAttribute('aria-invalid')).toBe('true');
  expect(calls.map(({ route }) => route.method)).toEqual(['GET']);
});

test('what the server refuses stands beside its field, a lost call says so, and everything typed stays', async () => {
  const { code, message, status } = registryErrors.siren_not_found;
  fakeApi(
    mine,
    lose(freelanceRoutes.updateByUser),
    refuse(freelanceRoutes.updateByUser, status, {
      error: message,
      code,
      issues: [{ path: 'siret', message }],
    }),
    answer(freelanceRoutes.updateByUser, ownFreelance),
  );
  show('freelance');
  await screen.findByRole('heading', { name: texts.title });
  type(/^Description/, 'Autre chose.');
  save();
  expect((await screen.findByRole('alert')).textContent).toContain(profileFormTexts.saveFailure.freelance);
  save();
  await waitFor(() => expect(field(/^Numéro SIRET/).getAttribute('aria-invalid')).toBe('true'));
  expect(field(/^Description/).value).toBe('Autre chose.');
  type(/^Numéro SIRET/, '12345678200010');
  save();
  await atAddress(paths.profile());
});

test('changes come back after the page was left, a removed portrait too, and can be dropped', async () => {
  fakeApi(mine);
  const first = show('freelance');
  await screen.findByRole('heading', { name: texts.title });
  type(/^Titre/, 'Urbaniste');
  fireEvent.click(screen.getByRole('button', { name: 'Retirer' }));
  first.unmount();
  show('freelance');
  expect(await screen.findByText(formTexts.editDraftHint)).toBeTruthy();
  expect(field(/^Titre/).value).toBe('Urbaniste');
  expect(screen.queryByRole('button', { name: 'Retirer' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: formTexts.startOver }));
  fireEvent.click(screen.getByRole('button', { name: formTexts.eraseDraft }));
  expect(field(/^Titre/).value).toBe('Architecte');
});

test('a change taken up again does not undo what was saved elsewhere meanwhile', async () => {
  fakeApi(mine, answer(freelanceRoutes.getByUser, { ...ownFreelance, availability: 'Indisponible' }));
  const first = show('freelance');
  await screen.findByRole('heading', { name: texts.title });
  type(/^Titre/, 'Urbaniste');
  first.unmount();
  show('freelance');
  expect(await screen.findByDisplayValue('Urbaniste')).toBeTruthy();
  expect(field(/^Disponibilité/).value).toBe('Indisponible');
});

test('cancelling leads back to the profile, and the next change starts from it', async () => {
  fakeApi(mine);
  const first = show('freelance');
  await screen.findByRole('heading', { name: texts.title });
  type(/^Titre/, 'Urbaniste');
  fireEvent.click(screen.getByRole('button', { name: formTexts.cancel }));
  await atAddress(paths.profile());
  first.unmount();
  show('freelance');
  expect(await screen.findByDisplayValue('Architecte')).toBeTruthy();
  expect(screen.queryByText(formTexts.editDraftHint)).toBeNull();
});

test('who cancels while a file is on its way is asked, and by staying loses nothing', async () => {
  class EndlessRequest {
    readonly upload = new EventTarget();
    readonly addEventListener = () => undefined;
    readonly open = () => undefined;
    readonly setRequestHeader = () => undefined;
    readonly send = () => undefined;
    readonly abort = () => undefined;
  }
  vi.stubGlobal('XMLHttpRequest', EndlessRequest);
  fakeApi(mine);
  const { unmount } = show('freelance');
  await screen.findByRole('heading', { name: texts.title });
  type(/^Titre/, 'Urbaniste');
  const file = new File(['x'], 'portrait.png', { type: 'image/png' });
  fireEvent.change(field(/^Portrait/), { target: { files: [file] } });
  fireEvent.click(screen.getByRole('button', { name: formTexts.cancel }));
  fireEvent.click(await screen.findByRole('button', { name: formTexts.leaveStay }));
  expect(readDraft(editDraftKey('freelance', camille.user.id))).toEqual({ title: 'Urbaniste' });
  unmount();
  vi.unstubAllGlobals();
});

test('an account without a type has nothing to change yet', async () => {
  fakeApi();
  show(null);
  await atAddress(paths.profile());
});
