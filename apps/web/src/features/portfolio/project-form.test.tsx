import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { freelanceErrors } from '@mitoyen/contract/features/freelances/freelances.errors.ts';
import { placeRoutes } from '@mitoyen/contract/features/places/places.contract.ts';
import { portfolioRoutes } from '@mitoyen/contract/features/portfolio/portfolio.contract.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi, hold, refuse } from '../../core/api/fake-api.fixture.ts';
import { formTexts } from '../../core/forms/forms.texts.ts';
import { namedOtherwise } from '../../core/pages/named-as-read.fixture.ts';
import { atAddress, renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import EditProjectPage from './edit-project-page.tsx';
import NewProjectPage from './new-project-page.tsx';
import { ownPortfolioTexts, projectFormTexts as texts } from './own-portfolio.texts.ts';
import { projectUrlTexts } from './portfolio.texts.ts';
import { project, projectImage } from './project.fixture.ts';

const [facade, section, plan] = [projectImage(1, { alt: 'Façade' }), projectImage(2), projectImage(3)];
const halle = project({
  id: 'p1',
  images: [facade, section, plan],
  ...{ phases: ['ESQ', 'DET'], software: ['Revit'], surfaceSquareMetres: 1250.5, year: 2021 },
});

const mine = answer(portfolioRoutes.list, []);

beforeEach(() => {
  sessionStorage.clear();
  setSession(camille);
});
afterEach(() => {
  cleanup();
  setSession(null);
});

const save = () => fireEvent.click(screen.getByRole('button', { name: formTexts.save }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function showEdit(reply: ReturnType<typeof refuse>) {
  const calls = fakeApi(answer(portfolioRoutes.list, [halle]), reply);
  renderPage(EditProjectPage, patterns.editProject, paths.editProject('p1'));
  await screen.findByRole('heading', { name: texts.editTitle });
  return () =>
    calls.findLast(({ route }) => route === portfolioRoutes.update)?.body as {
      images: { url: string }[];
    };
}

test('a title all in capitals is put right once its field is left, and stays when typed so again', async () => {
  const calls = fakeApi(mine, answer(placeRoutes.caseTitle, { title: 'Villa à Cassis' }));
  renderPage(NewProjectPage, patterns.newProject);
  const field = () => screen.getByLabelText(new RegExp(texts.title)) as HTMLInputElement;
  const leave = (words: string) => {
    type(new RegExp(texts.title), words);
    fireEvent.blur(field());
    expect(field().value).toBe(words);
  };
  const asked = () => calls.filter(({ route }) => route === placeRoutes.caseTitle).length;
  leave('VILLA À CASSIS');
  await waitFor(() => expect(field().value).toBe('Villa à Cassis'));
  leave('VILLA À CASSIS');
  leave('Villa À Cassis');
  expect(asked()).toBe(1);
});

test('a title stays as it was typed while nobody says better, and where one goes on typing', async () => {
  const held = hold(placeRoutes.caseTitle);
  fakeApi(mine, held.reply);
  renderPage(NewProjectPage, patterns.newProject);
  const field = screen.getByLabelText(new RegExp(texts.title)) as HTMLInputElement;
  type(new RegExp(texts.title), 'VILLA À CASSIS');
  fireEvent.blur(field);
  type(new RegExp(texts.title), 'VILLA À CASSIS, PLAN');
  await act(async () => held.release({ title: 'Villa à Cassis' }));
  expect(field.value).toBe('VILLA À CASSIS, PLAN');
});

test('a link says at once which video, tour or model it was taken for', () => {
  fakeApi(mine);
  renderPage(NewProjectPage, patterns.newProject);
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  type(new RegExp(texts.url), 'vimeo.com/846486260');
  const told = projectUrlTexts.recognised('Vidéo sur Vimeo');
  expect(said()).toContain(told);
  const field = screen.getByLabelText(new RegExp(texts.url));
  const [, note] = (field.getAttribute('aria-describedby') ?? '').split(' ');
  expect(document.getElementById(note ?? '')?.textContent).toBe(told);
  type(new RegExp(texts.url), 'vimeo.com/atelier');
  expect(said()).not.toContain(told);
});

test('a new project goes to the end of one’s portfolio', async () => {
  const calls = fakeApi(mine, answer(portfolioRoutes.create, halle));
  renderPage(NewProjectPage, patterns.newProject);
  type(new RegExp(texts.title), 'Halle');
  type(new RegExp(texts.url), 'https://exemple.fr/halle');
  type(new RegExp(texts.surface), '1250,5');
  fireEvent.click(screen.getByRole('checkbox', { name: /^DET/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /^ESQ/ }));
  save();
  await atAddress(paths.ownPortfolio());
  expect(calls.find(({ route }) => route === portfolioRoutes.create)?.body).toMatchObject({
    freelance_id: camille.user.id,
    ...{ title: 'Halle', url: 'https://exemple.fr/halle', images: [], phases: ['ESQ', 'DET'] },
    ...{ surfaceSquareMetres: 1250.5, year: null, roleHeld: null, software: [] },
  });
});

test('a project needs a picture or a link, and says so beside the pictures', async () => {
  const calls = fakeApi(mine);
  renderPage(NewProjectPage, patterns.newProject);
  type(new RegExp(texts.title), 'Halle');
  type(new RegExp(texts.year), '1492');
  save();
  const summary = screen.getAllByRole('alert')[0];
  expect(document.activeElement?.textContent).toContain('Ajoutez une image ou un lien');
  expect(summary).toBeTruthy();
  expect(screen.getByLabelText(texts.imagesField).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText(new RegExp(texts.year)).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText(/une année entre 1950 et 2100/).length).toBeGreaterThan(0);
  expect(calls.some(({ route }) => route === portfolioRoutes.create)).toBe(false);
});

test('pictures are put in order, one taken as cover, described and cropped', async () => {
  const sent = await showEdit(answer(portfolioRoutes.update, halle));
  expect(namedOtherwise()).toEqual([]);
  press(texts.makeCover(3));
  press(texts.moveDown(2));
  type(texts.alt(1), 'Plan masse');
  press(texts.focus(1));
  fireEvent.change(screen.getByRole('slider', { name: texts.vertical }), { target: { value: '85' } });
  press(texts.focusDone);
  press(texts.removeImage(2));
  save();
  await atAddress(paths.ownPortfolio());
  expect(sent().images).toEqual([
    { url: plan.url, alt: 'Plan masse', focusX: 50, focusY: 85 },
    { url: facade.url, alt: 'Façade', focusX: 50, focusY: 50 },
  ]);
});

test('touching a picture says what must stay in sight', async () => {
  const sent = await showEdit(answer(portfolioRoutes.update, halle));
  press(texts.focus(1));
  const stage = screen.getByRole('dialog').querySelector('[data-focus-x]') as HTMLElement;
  stage.getBoundingClientRect = () => ({ left: 100, top: 50, width: 400, height: 200 }) as DOMRect;
  fireEvent.click(stage, { clientX: 148, clientY: 230 });
  press(texts.focusDone);
  save();
  await atAddress(paths.ownPortfolio());
  expect(sent().images[0]).toMatchObject({ focusX: 10, focusY: 90 });
});

test('a picture that is gone is told beside it, and nothing is lost', async () => {
  const message = 'Ce fichier n’est plus disponible : envoyez-le à nouveau.';
  const issues = [{ path: 'images.1.url', message }];
  await showEdit(refuse(portfolioRoutes.update, 400, { error: message, code: 'file_unknown', issues }));
  type(new RegExp(texts.agency), 'Atelier Nord');
  save();
  await waitFor(() => expect(screen.getByLabelText(texts.alt(2)).getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByDisplayValue('Atelier Nord')).toBeTruthy();
});

test('without a profile, what comes first is said before anything is typed', async () => {
  const missing = new ApiError(freelanceErrors.freelance_not_found);
  fakeApi(refuse(portfolioRoutes.list, missing.status, missing.toBody()));
  renderPage(NewProjectPage, patterns.newProject);
  const link = await screen.findByRole('link', { name: ownPortfolioTexts.noProfileAction });
  expect(link.getAttribute('href')).toBe(paths.freelanceSetup());
  expect(screen.queryByLabelText(new RegExp(texts.title))).toBeNull();
});

test('what was begun comes back', async () => {
  fakeApi(mine);
  const first = renderPage(NewProjectPage, patterns.newProject);
  type(new RegExp(texts.title), 'Halle');
  first.unmount();
  renderPage(NewProjectPage, patterns.newProject);
  expect(await screen.findByDisplayValue('Halle')).toBeTruthy();
  expect(screen.getByText(formTexts.editDraftHint)).toBeTruthy();
});
