import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { companyRoutes } from '@mitoyen/contract/features/companies/companies.contract.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { freelanceErrors } from '@mitoyen/contract/features/freelances/freelances.errors.ts';
import { todayRoutes } from '@mitoyen/contract/features/today/today.contract.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { answer, fakeApi, hold, lose, refuse } from '../../core/api/fake-api.fixture.ts';
import { forgetErrand, keepErrand } from '../../core/errand/errand-storage.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import { applyOutcomeState } from '../applications/apply/apply-outcome.ts';
import { todayTexts } from '../today/today.texts.ts';
import MyProfilePage from './my-profile-page.tsx';
import { ownCompany, ownFreelance } from './own/my-profile.fixture.ts';
import { myProfileTexts as texts } from './own/my-profile.texts.ts';
import { newProfileState } from './setup/new-profile-state.ts';

afterEach(() => {
  cleanup();
  setSession(null);
});

const names = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

test.each(['freelance', 'entreprise'] as const)(
  'a %s that was just made reads that others see it, as what, and one thing to do; later what the day asks',
  async (role) => {
    fakeApi(
      answer(companyRoutes.getByUser, ownCompany),
      answer(freelanceRoutes.getByUser, ownFreelance),
      hold(todayRoutes.get).reply,
    );
    setSession({ ...camille, user: { ...camille.user, role } });
    const { router } = renderPage(MyProfilePage, patterns.profile);
    await router.navigate(patterns.profile, { state: newProfileState });
    const online = await screen.findByRole('region', { name: 'Votre profil est en ligne' });
    expect(names(screen.getAllByRole('heading', { level: 2 }))[0]).toBe('Votre profil est en ligne');
    const shown = role === 'freelance' ? ownFreelance.firstName : ownCompany.name;
    expect(await within(online).findAllByText(shown)).not.toEqual([]);
    const steps = within(online)
      .getAllByRole('link')
      .filter((link) => !link.textContent?.includes(shown));
    expect(steps).toHaveLength(1);
    expect(screen.queryByRole('heading', { name: todayTexts.title })).toBeNull();
    await router.navigate(patterns.profile);
    expect(await screen.findByRole('heading', { name: todayTexts.title })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Votre profil est en ligne' })).toBeNull();
  },
);

test('what one came for stands above a profile that was just made', async () => {
  keepErrand({ kind: 'search', search: { kind: 'jobs', query: 'search=bim', name: 'BIM' } });
  fakeApi(answer(freelanceRoutes.getByUser, ownFreelance));
  setSession({ ...camille, user: { ...camille.user, role: 'freelance' } });
  const { router } = renderPage(MyProfilePage, patterns.profile);
  await router.navigate(patterns.profile, { state: newProfileState });
  await screen.findByRole('region', { name: 'Votre profil est en ligne' });
  expect(names(screen.getAllByRole('heading', { level: 2 }))[0]).toMatch(/^Continuer/);
  forgetErrand();
});

function open(role: 'freelance' | 'entreprise' | 'jobseeker' | null) {
  setSession({ ...camille, user: { ...camille.user, role } });
  return renderPage(MyProfilePage, patterns.profile).router;
}

test('an account without a type shows what it is, and leads to choosing one', () => {
  fakeApi();
  open(null);
  expect(screen.getByText('camille@exemple.fr')).toBeTruthy();
  expect(screen.getByText(texts.accountTypes.none)).toBeTruthy();
  const link = screen.getByRole('link', { name: texts.noRoleAction });
  expect(link.getAttribute('href')).toBe(paths.inscription());
});

test('an account whose profile was never filled in leads to its form', async () => {
  const missing = new ApiError(freelanceErrors.freelance_not_found);
  fakeApi(refuse(freelanceRoutes.getByUser, missing.status, missing.toBody()));
  open('freelance');
  const link = await screen.findByRole('link', { name: texts.noProfileAction });
  expect(link.getAttribute('href')).toBe(paths.freelanceSetup());
});

test('who shares a SIRET with another account reads so, and others do not', async () => {
  fakeApi(answer(companyRoutes.getByUser, { ...ownCompany, siretElsewhere: true }));
  open('entreprise');
  expect(await screen.findByText(/Un autre compte est inscrit avec ce numéro SIRET/)).toBeTruthy();
  cleanup();
  fakeApi(answer(companyRoutes.getByUser, ownCompany));
  open('entreprise');
  await screen.findAllByText(ownCompany.name);
  expect(screen.queryByText(/Un autre compte est inscrit/)).toBeNull();
});

test('whose SIRET the registry does not know is told which digits to look at', async () => {
  fakeApi(answer(companyRoutes.getByUser, { ...ownCompany, siretState: 'unknown', siretStatus: 'failed' }));
  open('entreprise');
  expect(await screen.findByText(/vérifiez ses 5 derniers chiffres/)).toBeTruthy();
  cleanup();
  fakeApi(answer(companyRoutes.getByUser, { ...ownCompany, siretState: 'exists', siretStatus: 'verified' }));
  open('entreprise');
  await screen.findAllByText(ownCompany.name);
  expect(screen.queryByText(/vérifiez ses 5 derniers chiffres/)).toBeNull();
});

test('a company reads its own profile', async () => {
  fakeApi(answer(companyRoutes.getByUser, ownCompany));
  open('entreprise');
  expect(await screen.findByText('Agence de huit personnes.')).toBeTruthy();
  expect(screen.getByText('SIRET en cours de vérification')).toBeTruthy();
  expect(screen.getByText('69005')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'exemple.fr' })).toBeTruthy();
});

test('a freelance whose application failed reads so on the profile', async () => {
  fakeApi(lose(freelanceRoutes.getByUser));
  const router = open('freelance');
  const failure = 'Erreur lors de l’envoi de la candidature';
  await router.navigate(patterns.profile, {
    state: applyOutcomeState({ failure, code: null, offerId: 'o' }),
  });
  expect(await screen.findByText(failure)).toBeTruthy();
});

test('a failed load is told, with another try', async () => {
  const failing = lose(companyRoutes.getByUser);
  fakeApi(failing, answer(companyRoutes.getByUser, ownCompany), hold(todayRoutes.get).reply);
  open('entreprise');
  expect(await screen.findByText(texts.failureTitle)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Agence de huit personnes.')).toBeTruthy();
});
