import { jobseekerRoutes } from '@mitoyen/contract/features/jobseekers/jobseekers.contract.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi } from '../../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../../core/pages/render-page.fixture.tsx';
import { camille } from '../../../core/session/session.fixture.ts';
import { setSession } from '../../../core/session/session-store.ts';
import { ownJobseeker } from '../../profiles/own/my-profile.fixture.ts';
import { EditJobseeker } from '../edit-jobseeker.tsx';
import { careerTexts as texts } from './career.texts.ts';

beforeEach(() => {
  sessionStorage.clear();
  setSession(camille);
});
afterEach(cleanup);

const kept = {
  ...{ title: 'Dessinatrice', organisation: 'Agence Mistral', place: null, text: null },
  ...{ from: '2020-01', to: '2022-06' },
};
const show = () =>
  renderPage(
    () => (
      <EditJobseeker
        profile={{ ...ownJobseeker, experiences: [kept] }}
        visibility={{ visibility: 'public', hiddenFrom: [] }}
        userId={camille.user.id}
      />
    ),
    '/',
  );
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));

test('an entry is folded until it is asked for, and a new one has the focus', () => {
  fakeApi();
  show();
  expect(screen.queryByLabelText(/^Poste/)).toBeNull();
  expect(document.body.textContent).toContain('Agence Mistral\u00a0· janv. 2020 – juin 2022');
  fireEvent.click(screen.getByRole('button', { name: texts.experiences.add }));
  expect(document.activeElement).toBe(screen.getByLabelText(/^Poste/));
  fireEvent.click(screen.getByRole('button', { name: texts.remove(texts.experiences.empty) }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: texts.experiences.add }));
});

test('what is wrong unfolds its entry and nothing is sent; then the lists go whole, empty entries left out', async () => {
  const calls = fakeApi(answer(jobseekerRoutes.updateByUser, ownJobseeker));
  show();
  fireEvent.click(screen.getByRole('button', { name: texts.experiences.add }));
  type(/^Poste/, 'Cheffe de projet');
  fireEvent.click(screen.getByRole('button', { name: `${texts.close}\u00a0: Cheffe de projet` }));
  save();
  expect(calls).toHaveLength(0);
  expect(screen.getByLabelText(/^Agence ou entreprise/).getAttribute('aria-invalid')).toBe('true');
  type(/^Agence ou entreprise/, 'Horizon');
  fireEvent.change(screen.getAllByLabelText('Mois')[0] as HTMLElement, { target: { value: '09' } });
  fireEvent.change(screen.getAllByLabelText('Année')[0] as HTMLElement, { target: { value: '2022' } });
  fireEvent.click(screen.getByRole('checkbox', { name: texts.isCurrent }));
  fireEvent.click(screen.getByRole('button', { name: texts.education.add }));
  save();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toMatchObject({
    experiences: [
      { title: 'Cheffe de projet', organisation: 'Horizon', from: '2022-09', to: null },
      { title: 'Dessinatrice', from: '2020-01', to: '2022-06' },
    ],
    education: [],
  });
});
