import { cvDownloadRoutes } from '@mitoyen/contract/features/cv-downloads/cv-downloads.contract.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import { visibilityRoutes } from '@mitoyen/contract/features/visibility/visibility.contract.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answer, fakeApi, hold, lose } from '../../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../../core/pages/render-page.fixture.tsx';
import { camille } from '../../../core/session/session.fixture.ts';
import { setSession } from '../../../core/session/session-store.ts';
import { paths, patterns } from '../../../paths.ts';
import { jobseekerFormTexts } from '../../jobseekers/jobseeker-form.texts.ts';
import { employedTexts, ownVisibilityTexts } from '../../visibility/visibility.texts.ts';
import MyProfilePage from '../my-profile-page.tsx';
import { ownFreelance, ownJobseeker } from './my-profile.fixture.ts';
import { myProfileTexts as texts } from './my-profile.texts.ts';

afterEach(() => {
  cleanup();
  setSession(null);
});

function open(role: 'freelance' | 'jobseeker') {
  setSession({ ...camille, user: { ...camille.user, role } });
  renderPage(MyProfilePage, patterns.profile);
}
const select = () => screen.findByLabelText<HTMLSelectElement>('Disponibilité');
const choose = async (value: string) => fireEvent.change(await select(), { target: { value } });
const mine = answer(freelanceRoutes.getByUser, ownFreelance);
const noDownload = answer(cvDownloadRoutes.list, []);

test('an availability is saved as it is chosen, and undoes nothing that was changed elsewhere', async () => {
  const { reply, release } = hold(freelanceRoutes.updateByUser);
  const calls = fakeApi(
    mine,
    answer(freelanceRoutes.getByUser, { ...ownFreelance, title: 'Changé ailleurs' }),
    reply,
  );
  open('freelance');
  expect((await select()).value).toBe('Disponible');
  await choose('Indisponible');
  await waitFor(async () => expect((await select()).value).toBe('Indisponible'));
  await waitFor(() => expect(calls.at(-1)?.route).toBe(freelanceRoutes.updateByUser));
  expect(calls.at(-1)?.body).toMatchObject({ title: 'Changé ailleurs', availability: 'Indisponible' });
  expect(screen.queryByText(texts.choiceSaved)).toBeNull();
  release({ ...ownFreelance, title: 'Changé ailleurs', availability: 'Indisponible' });
  expect(await screen.findByText(texts.choiceSaved)).toBeTruthy();
  expect(screen.getByText('Changé ailleurs')).toBeTruthy();
});

test('an availability that did not arrive goes back, with what to do', async () => {
  fakeApi(mine, lose(freelanceRoutes.updateByUser));
  open('freelance');
  await choose('Indisponible');
  expect(await screen.findByText(texts.choiceFailure)).toBeTruthy();
  expect((await select()).value).toBe('Disponible');
});

test('a job seeker says on the profile itself who may have the CV', async () => {
  const calls = fakeApi(
    answer(jobseekerRoutes.getByUser, ownJobseeker),
    noDownload,
    answer(jobseekerRoutes.updateByUser, { ...ownJobseeker, cvAudience: 'nobody' }),
  );
  open('jobseeker');
  fireEvent.click(await screen.findByRole('radio', { name: /^Les entreprises où je postule/ }));
  expect(await screen.findByText(texts.choiceSaved)).toBeTruthy();
  expect(
    screen.getByRole<HTMLInputElement>('radio', { name: /^Les entreprises où je postule/ }).checked,
  ).toBe(true);
  const sent = calls.find(({ route }) => route === jobseekerRoutes.updateByUser)?.body;
  expect(sent).toMatchObject({ cvAudience: 'nobody', cv: ownJobseeker.cv, title: ownJobseeker.title });
  expect(screen.getByRole('button', { name: texts.seeCv })).toBeTruthy();
});

test('a public person is asked who may find them before they say to have a post', async () => {
  const calls = fakeApi(
    answer(jobseekerRoutes.getByUser, { ...ownJobseeker, availability: 'Disponible' }),
    noDownload,
    answer(jobseekerRoutes.updateByUser, {
      ...ownJobseeker,
      availability: 'En poste, ouvert aux opportunités',
    }),
  );
  open('jobseeker');
  const employed = { target: { value: 'En poste, ouvert aux opportunités' } };
  fireEvent.change(await screen.findByLabelText('Quand'), employed);
  expect(screen.getByRole('dialog', { name: employedTexts.title })).toBeTruthy();
  expect(calls.some(({ route }) => route === jobseekerRoutes.updateByUser)).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: employedTexts.sayAnyway }));
  expect(await screen.findByText(texts.choiceSaved)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a discreet person says it at once', async () => {
  const kept = { ...ownJobseeker, visibility: 'discreet' as const };
  const calls = fakeApi(
    answer(jobseekerRoutes.getByUser, kept),
    noDownload,
    answer(visibilityRoutes.get, { visibility: 'discreet', hiddenFrom: [] }),
    answer(jobseekerRoutes.updateByUser, { ...kept, availability: 'En poste, ouvert aux opportunités' }),
  );
  open('jobseeker');
  const employed = { target: { value: 'En poste, ouvert aux opportunités' } };
  fireEvent.change(await screen.findByLabelText('Quand'), employed);
  expect(await screen.findByText(texts.choiceSaved)).toBeTruthy();
  expect(calls.some(({ route }) => route === jobseekerRoutes.updateByUser)).toBe(true);
  expect(screen.getByText(ownVisibilityTexts.noneHidden)).toBeTruthy();
});

test('without a CV the profile leads to where one is added', async () => {
  fakeApi(answer(jobseekerRoutes.getByUser, { ...ownJobseeker, hasCv: false, cv: null }));
  open('jobseeker');
  const link = await screen.findByRole('link', { name: texts.addCv });
  expect(link.getAttribute('href')).toBe(`${paths.profileEdit()}#cv`);
  expect(screen.queryByText(jobseekerFormTexts.cvAudience)).toBeNull();
});
