import { vocabularyRoutes } from '@mitoyen/contract/features/vocabulary/vocabulary.contract.ts';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi } from '../../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../../core/pages/render-page.fixture.tsx';
import { setSession } from '../../../core/session/session-store.ts';
import { patterns } from '../../../paths.ts';
import JobseekerSetupPage from '../../jobseekers/jobseeker-setup-page.tsx';
import { someVocabulary } from '../../vocabulary/vocabulary.fixture.ts';
import { acceptTerms, submit, type, typedIn } from '../setup/setup-form.fixture.ts';

beforeEach(() => {
  sessionStorage.clear();
  setSession(null);
  fakeApi(answer(vocabularyRoutes.get, someVocabulary));
  renderPage(JobseekerSetupPage, patterns.jobseekerSetup);
});
afterEach(cleanup);

const skills = /^Compétences/;
const field = () => screen.getByLabelText(skills);
const tags = () =>
  within(screen.getByRole('list', { name: /^Étiquettes/ }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a pasted list is as many tags, and one that comes twice is told', () => {
  type(skills, 'Planning, Revit, PLANNING');
  expect(tags()).toEqual(['Planning', 'Revit']);
  expect(screen.getByText(/^Déjà citée.*PLANNING/)).toBeTruthy();
});

test('a tag is taken off, and the field has the focus again', () => {
  type(skills, 'Planning, Revit');
  fireEvent.click(screen.getByRole('button', { name: 'Retirer Planning' }));
  expect(typedIn(skills)).toBe('Revit');
  expect(document.activeElement).toBe(field());
});

test('what is typed last is suggested from the vocabulary, with the keyboard alone', async () => {
  fireEvent.focus(field());
  const { name } = someVocabulary.software[0] ?? { name: '' };
  type(skills, `Planning, ${name.slice(0, 3).toLowerCase()}`);
  await screen.findByRole('option', { name });
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(typedIn(skills)).toBe(`Planning, ${name}, `);
});

test('Enter ends a skill and sends nothing', () => {
  type(skills, 'Planning');
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false);
  expect(typedIn(skills)).toBe('Planning, ');
});

test('one that is too long, or too many of them, are told beside the field', () => {
  type(skills, `Planning, ${'x'.repeat(61)}`);
  acceptTerms();
  submit();
  expect(screen.getAllByText('Une compétence : 60 caractères au plus.').length).toBeGreaterThan(1);
  type(skills, Array.from({ length: 51 }, (_, index) => `c${index}`).join());
  expect(screen.getAllByText('Compétences : 50 au plus.').length).toBeGreaterThan(1);
});

test('a limit is told once it is near', () => {
  expect(screen.queryByText(/5.000$/)).toBeNull();
  type(/^Description/, 'x'.repeat(4100));
  expect(screen.getByText(/^4.100 \/ 5.000$/)).toBeTruthy();
});
