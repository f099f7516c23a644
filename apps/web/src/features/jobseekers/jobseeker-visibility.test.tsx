import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import { visibilityRoutes } from '@mitoyen/contract/features/visibility/visibility.contract.ts';
import { visibilityErrors } from '@mitoyen/contract/features/visibility/visibility.errors.ts';
import type { Visibility } from '@mitoyen/contract/features/visibility/visibility.rules.ts';
import type { VisibilitySettings } from '@mitoyen/contract/features/visibility/visibility.schemas.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi, refuse } from '../../core/api/fake-api.fixture.ts';
import { asShown } from '../../core/pages/as-shown.fixture.ts';
import { atAddress, renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille, signInAs } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths } from '../../paths.ts';
import { ownJobseeker } from '../profiles/own/my-profile.fixture.ts';
import { visibilityTexts } from '../visibility/visibility.texts.ts';
import { EditJobseeker } from './edit-jobseeker.tsx';

beforeEach(() => {
  sessionStorage.clear();
  signInAs('jobseeker');
});
afterEach(() => {
  cleanup();
  setSession(null);
});

const { change } = visibilityRoutes;
const { updateByUser } = jobseekerRoutes;
const hiddenFrom = [{ siren: '732829320', name: 'Atelier Canopée' }];
const publicly: VisibilitySettings = { visibility: 'public', hiddenFrom: [] };
const discreetly: VisibilitySettings = { visibility: 'discreet', hiddenFrom };
const saved = answer(updateByUser, ownJobseeker);
const show = (visibility: VisibilitySettings) =>
  renderPage(
    () => <EditJobseeker profile={ownJobseeker} visibility={visibility} userId={camille.user.id} />,
    '/',
  );
const choose = (visibility: Visibility) => {
  const question = within(screen.getByRole('group', { name: visibilityTexts.question }));
  fireEvent.click(
    question.getByRole('radio', { name: new RegExp(`^${visibilityTexts.choices[visibility].label}`) }),
  );
};
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
const routesOf = (calls: ReturnType<typeof fakeApi>) => calls.map(({ route }) => route);

test('who hides is hidden before what the profile says is saved', async () => {
  const calls = fakeApi(answer(change, { visibility: 'discreet', hiddenFrom: [] }), saved);
  show(publicly);
  fireEvent.change(screen.getByLabelText('Quand'), {
    target: { value: 'En poste, ouvert aux opportunités' },
  });
  save();
  await atAddress(paths.profile());
  expect(routesOf(calls)).toEqual([change, updateByUser]);
  expect(calls[0]?.body).toEqual({ visibility: 'discreet', hiddenFrom: [] });
  expect(calls[1]?.body).not.toHaveProperty('visibility');
});

test('who opens does so once the rest is saved, and the list stays', async () => {
  const calls = fakeApi(
    answer(change, { visibility: 'public', hiddenFrom }),
    saved,
    answer(visibilityRoutes.companyNames, []),
  );
  show(discreetly);
  choose('public');
  save();
  await atAddress(paths.profile());
  expect(routesOf(calls).filter((route) => route !== visibilityRoutes.companyNames)).toEqual([
    updateByUser,
    change,
  ]);
  expect(calls.find(({ route }) => route === change)?.body).toEqual({ visibility: 'public', hiddenFrom });
});

test('who changes nothing of it sends nothing of it', async () => {
  const calls = fakeApi(saved, answer(visibilityRoutes.companyNames, []));
  show(discreetly);
  save();
  await atAddress(paths.profile());
  expect(routesOf(calls)).not.toContain(change);
});

test('a number that the registry does not know is told beside the list, and nothing else is sent', async () => {
  const { status, code, message } = visibilityErrors.siren_unknown;
  const issues = [{ path: 'hiddenFrom.0.siren', message }];
  const calls = fakeApi(
    refuse(change, status, { error: message, code, issues }),
    answer(visibilityRoutes.companyNames, []),
  );
  show({ visibility: 'members', hiddenFrom });
  choose('discreet');
  save();
  await waitFor(() => expect(screen.getAllByText(asShown(message)).length).toBeGreaterThan(0));
  expect(routesOf(calls)).not.toContain(updateByUser);
});
