import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi } from '../../../core/api/fake-api.fixture.ts';
import { editEnded } from '../../../core/forms/edit-outcome.ts';
import { putDraftAside, readDraft } from '../../../core/forms/form-draft.ts';
import { formTexts } from '../../../core/forms/forms.texts.ts';
import { atAddress, renderPage } from '../../../core/pages/render-page.fixture.tsx';
import { camille } from '../../../core/session/session.fixture.ts';
import { setSession } from '../../../core/session/session-store.ts';
import { paths, patterns } from '../../../paths.ts';
import MyProfilePage from '../my-profile-page.tsx';
import { editTexts as texts } from './edit.texts.ts';
import { ownFreelance } from './my-profile.fixture.ts';
import { editDraftKey } from './profile-edit.ts';

const key = editDraftKey('freelance', camille.user.id);
const keep = (values: object) => sessionStorage.setItem(`draft:${key}`, JSON.stringify(values));

beforeEach(() => {
  sessionStorage.clear();
  setSession(camille);
  fakeApi(answer(freelanceRoutes.getByUser, ownFreelance));
});
afterEach(() => {
  cleanup();
  setSession(null);
});

const show = (state: unknown = null) => {
  const { router } = renderPage(MyProfilePage, patterns.profile);
  return router.navigate(paths.profile(), { state });
};

test('a profile leads to its form', async () => {
  await show();
  const link = await screen.findByRole('link', { name: texts.edit });
  expect(link.getAttribute('href')).toBe(paths.profileEdit());
  expect(screen.queryByText(formTexts.unsaved)).toBeNull();
});

test('a change that waits to be saved is told, and can be gone on with or dropped', async () => {
  keep({ title: 'Urbaniste' });
  await show();
  expect(await screen.findByText(formTexts.unsaved)).toBeTruthy();
  expect(screen.getByRole('button', { name: formTexts.resume })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: formTexts.drop }));
  expect(screen.queryByText(formTexts.unsaved)).toBeNull();
  expect(readDraft(key)).toBeNull();
});

test('a draft that changes nothing is not worth a word', async () => {
  keep({ title: 'Architecte' });
  await show();
  await screen.findByRole('link', { name: texts.edit });
  expect(screen.queryByText(formTexts.unsaved)).toBeNull();
});

test('after saving, it says so', async () => {
  await show(editEnded('saved'));
  expect(await screen.findByText(texts.saved)).toBeTruthy();
});

test('giving a change up can be undone', async () => {
  keep({ title: 'Urbaniste' });
  putDraftAside(key);
  await show(editEnded('cancelled'));
  expect(await screen.findByText(formTexts.cancelled)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: formTexts.resume }));
  await atAddress(paths.profileEdit());
  expect(readDraft(key)).toEqual({ title: 'Urbaniste' });
});
