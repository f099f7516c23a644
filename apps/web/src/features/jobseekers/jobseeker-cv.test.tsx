import { phoneErrors } from '@mitoyen/contract/features/phone-verification/phone-verification.errors.ts';
import { placeRoutes } from '@mitoyen/contract/features/places/places.contract.ts';
import { vocabularyRoutes } from '@mitoyen/contract/features/vocabulary/vocabulary.contract.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, answerTo, fakeApi } from '../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { setSession } from '../../core/session/session-store.ts';
import { patterns } from '../../paths.ts';
import { docx, paragraph } from '../cv-reading/file/docx.fixture.ts';
import { cvReadingTexts } from '../cv-reading/index.ts';
import { type, typedIn } from '../profiles/setup/setup-form.fixture.ts';
import { someVocabulary } from '../vocabulary/vocabulary.fixture.ts';
import { careerTexts } from './career/career.texts.ts';
import JobseekerSetupPage from './jobseeker-setup-page.tsx';

const { mark, faultTitle } = cvReadingTexts;
const nantes = { code: 'c44109', kind: 'commune', name: 'Nantes', detail: 'Loire-Atlantique (44)' } as const;
const cv = docx(
  paragraph('Camille Roux', 40),
  paragraph('Dessinatrice-projeteuse', 28),
  paragraph('12 rue des Lilas, 44000 Nantes'),
  paragraph('06.12.34.56.78 – camille.roux@exemple.fr'),
  paragraph('Huit ans d’expérience en agence.'),
  paragraph('Expériences', 28),
  paragraph('sept. 2019 – mars 2024 : Dessinatrice – Atelier Horizon, Nantes'),
  paragraph('2016 – 2019 : Dessinatrice – Agence Mistral, Rezé'),
  paragraph('Logiciels', 28),
  paragraph('Revit (expert), AutoCAD'),
);

let asked: string[] = [];

/** The CV is on its way for as long as a test lasts. */
class EndlessRequest {
  readonly upload = new EventTarget();
  readonly addEventListener = () => undefined;
  readonly open = () => undefined;
  readonly setRequestHeader = () => undefined;
  readonly send = () => undefined;
  readonly abort = () => undefined;
}

beforeEach(() => {
  sessionStorage.clear();
  setSession(null);
  asked = [];
  fakeApi(
    answer(vocabularyRoutes.get, someVocabulary),
    answerTo(placeRoutes.search, (query) => {
      asked.push(query.get('q') ?? '');
      return [{ ...nantes, postalCodes: ['44000'], named: true as const }];
    }),
    answer(placeRoutes.get, { ...nantes, estimated: false, parents: [], postalCodes: [] }),
  );
  vi.stubGlobal('XMLHttpRequest', EndlessRequest);
  renderPage(JobseekerSetupPage, patterns.jobseekerSetup);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const choose = (file: File) => userEvent.upload(screen.getByLabelText('CV'), file);
const fieldOf = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const describedBy = (label: RegExp) =>
  (fieldOf(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

test('what stands in a CV fills what is empty, each marked; of it only the town’s text is sent', async () => {
  type(/^Titre/, 'Urbaniste');
  await choose(cv);
  await screen.findByText(/champs remplis d’après votre CV/);
  expect(typedIn(/^Titre/)).toBe('Urbaniste');
  expect(describedBy(/^Titre/)).not.toContain(mark.read);
  expect(typedIn(/^Numéro de mobile/)).toBe('06.12.34.56.78');
  expect(typedIn(/^Localisation/)).toBe('Nantes');
  expect(typedIn(/^Expérience/)).toBe('8');
  expect(typedIn(/^Compétences/)).toBe('Revit, AutoCAD');
  expect(describedBy(/^Localisation/)).toContain(mark.read);
  expect(asked).toEqual(['Nantes']);
});

test('a program comes at the level that is written; where none is, that is said', async () => {
  await choose(cv);
  await screen.findByText(/champs remplis/);
  const level = (name: string) =>
    screen.findByRole<HTMLSelectElement>('combobox', { name: `Niveau, ${name}` });
  expect((await level('Revit')).value).toBe('3');
  expect((await level('AutoCAD')).value).toBe('2');
  expect(screen.getByText(/Niveau non indiqué pour AutoCAD/)).toBeTruthy();
});

test('a field that is left with what was read is looked at; one that is changed has no mark', async () => {
  await choose(cv);
  await screen.findByText(/champs remplis/);
  fireEvent.blur(fieldOf(/^Localisation/));
  expect(describedBy(/^Localisation/)).toContain(mark.kept);
  type(/^Localisation/, 'Rezé');
  expect(describedBy(/^Localisation/)).not.toContain(mark.kept);
});

test('what was read is taken off by a button, and its field has the focus', async () => {
  await choose(cv);
  await screen.findByText(/champs remplis/);
  fireEvent.click(screen.getByRole('button', { name: mark.removeOf('localisation') }));
  expect(typedIn(/^Localisation/)).toBe('');
  expect(document.activeElement).toBe(fieldOf(/^Localisation/));
});

test('an entry without months is shown, told to be left out, and holds nobody up', async () => {
  await choose(cv);
  await screen.findByText(/champs remplis/);
  const [whole, half] = within(document.getElementById('experiences') as HTMLElement).getAllByRole(
    'listitem',
  );
  expect(whole?.textContent).toContain('sept. 2019 – mars 2024');
  expect(whole?.textContent).not.toContain(careerTexts.leftOut);
  expect(half?.textContent).toContain('2016 – 2019');
  expect(half?.textContent).toContain(careerTexts.leftOut);
});

test('a CV that cannot be read says what to do, and the form goes on', async () => {
  await choose(new File(['%PDF-1.4 cut off'], 'cv.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText(faultTitle)).toBeTruthy();
  type(/^Titre/, 'Urbaniste');
  expect(typedIn(/^Titre/)).toBe('Urbaniste');
  expect(screen.queryByText(phoneErrors.phone_not_verified.message)).toBeNull();
});

test('a reload keeps which values are still to be looked at', async () => {
  await choose(cv);
  await screen.findByText(/champs remplis/);
  cleanup();
  renderPage(JobseekerSetupPage, patterns.jobseekerSetup);
  await waitFor(() => expect(typedIn(/^Localisation/)).toBe('Nantes'));
  expect(describedBy(/^Localisation/)).toContain(mark.read);
});
