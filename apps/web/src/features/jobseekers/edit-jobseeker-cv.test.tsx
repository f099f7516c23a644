import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import { placeRoutes } from '@mitoyen/contract/features/places/places.contract.ts';
import { vocabularyRoutes } from '@mitoyen/contract/features/vocabulary/vocabulary.contract.ts';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, fakeApi } from '../../core/api/fake-api.fixture.ts';
import { formTexts } from '../../core/forms/forms.texts.ts';
import { atAddress, renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import { docx, paragraph } from '../cv-reading/file/docx.fixture.ts';
import { newCvReadingTexts } from '../cv-reading/index.ts';
import { ownJobseeker } from '../profiles/own/my-profile.fixture.ts';
import { typedIn } from '../profiles/setup/setup-form.fixture.ts';
import { someVocabulary } from '../vocabulary/vocabulary.fixture.ts';
import { careerTexts } from './career/career.texts.ts';
import { EditJobseeker } from './edit-jobseeker.tsx';

const { mark } = newCvReadingTexts;
const sentCv = '/files/01900000-0000-7000-8000-0000000000aa';

/** Takes whatever file it is given. */
class TakenRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly status = 201;
  readonly responseText = JSON.stringify({ url: sentCv });
  open(): void {}
  setRequestHeader(): void {}
  send(): void {
    this.dispatchEvent(new Event('load'));
    this.dispatchEvent(new Event('loadend'));
  }
}

const cv = docx(
  paragraph('Camille Roux', 40),
  paragraph('Dessinatrice-projeteuse', 28),
  paragraph('44000 Nantes – 06 12 34 56 78'),
  paragraph('Expériences', 28),
  paragraph('sept. 2019 – mars 2024 : Dessinatrice – Atelier Horizon, Nantes'),
  paragraph('2016 – 2019 : Dessinatrice – Agence Mistral, Rezé'),
  paragraph('Logiciels', 28),
  paragraph('Revit (expert)'),
);

let calls: ReturnType<typeof fakeApi>;
beforeEach(async () => {
  sessionStorage.clear();
  vi.stubGlobal('XMLHttpRequest', TakenRequest);
  setSession({ ...camille, user: { ...camille.user, role: 'jobseeker' } });
  calls = fakeApi(
    answer(vocabularyRoutes.get, someVocabulary),
    answer(placeRoutes.search, []),
    answer(jobseekerRoutes.updateByUser, ownJobseeker),
  );
  const everybody = { visibility: 'public' as const, hiddenFrom: [] };
  renderPage(
    () => <EditJobseeker profile={ownJobseeker} visibility={everybody} userId={camille.user.id} />,
    patterns.profileEdit,
  );
  await userEvent.upload(screen.getByLabelText('CV'), cv);
  await screen.findByText(/champs remplis d’après votre CV/);
});
afterEach(() => {
  cleanup();
  setSession(null);
  vi.unstubAllGlobals();
});

const listOf = (id: string) => within(document.getElementById(id) as HTMLElement);
const save = () => fireEvent.click(screen.getByRole('button', { name: formTexts.save }));
const sent = () => calls.find(({ route }) => route === jobseekerRoutes.updateByUser)?.body;

test('a newly chosen CV fills what is empty, marked; what the profile says stays', () => {
  expect(typedIn(/^Titre/)).toBe('Conductrice de travaux');
  expect(listOf('experiences').getByText(mark.read)).toBeTruthy();
  expect(listOf('experiences').getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText(/^Logiciels, parcours\. Vérifiez-les plus haut/)).toBeTruthy();
});

test('an entry that stands as it was read and lacks its months holds nobody up, and is not sent', async () => {
  const [, half] = listOf('experiences').getAllByRole('listitem');
  expect(half?.textContent).toContain(careerTexts.leftOut);
  save();
  await atAddress(paths.profile());
  expect(sent()).toMatchObject({
    cv: sentCv,
    software: ['revit:3'],
    experiences: [{ title: 'Dessinatrice', from: '2019-09', to: '2024-03' }],
  });
  expect(sent()).not.toHaveProperty('readMarks');
});

test('one that its author went on with is their own, and is told what it lacks', () => {
  const [, half] = listOf('experiences').getAllByRole('listitem');
  fireEvent.click(within(half as HTMLElement).getByRole('button', { name: /^Modifier/ }));
  fireEvent.change(within(half as HTMLElement).getByLabelText(/^Agence ou entreprise/), {
    target: { value: 'Agence du Quai' },
  });
  save();
  expect(sent()).toBeUndefined();
  expect(listOf('experiences').queryByText(careerTexts.leftOut)).toBeNull();
});
