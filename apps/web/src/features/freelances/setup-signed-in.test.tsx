import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { portfolioRoutes } from '@mitoyen/contract/features/portfolio/portfolio.contract.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi, refuse } from '../../core/api/fake-api.fixture.ts';
import { atAddress, renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { getSession, setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import { profileFormTexts } from '../profiles/form/profile-form.texts.ts';
import { setupTexts as texts } from '../profiles/setup/setup.texts.ts';
import { acceptTerms, fillFreelance, submit, type } from '../profiles/setup/setup-form.fixture.ts';
import { freelanceSetupTexts } from './freelance-setup.texts.ts';
import FreelanceSetupPage from './freelance-setup-page.tsx';

const withoutRole = { ...camille.user, role: null, profileCompleted: false };
const withRole = { ...withoutRole, role: 'freelance' as const };
const me = (user: typeof withoutRole | typeof withRole, profile: unknown = null) =>
  answer(accountRoutes.me, {
    user,
    profile: profile as never,
    unreadCount: 0,
    unseenApplicationCount: 0,
    unreadNotificationCount: 0,
  });
const profile = { id: 'profile-1', portfolio: [{ title: 'A', image: null, url: 'https://a.exemple.fr/' }] };

beforeEach(() => {
  sessionStorage.clear();
  setSession({ user: withoutRole, token: camille.token });
});
afterEach(cleanup);

const show = () => renderPage(FreelanceSetupPage, patterns.freelanceSetup);

async function fill() {
  await screen.findByLabelText(/^Spécialité/);
  fillFreelance();
  for (const [index, title] of ['A', 'B'].entries()) {
    fireEvent.click(screen.getByRole('button', { name: freelanceSetupTexts.addEntry }));
    const titles = screen.getAllByLabelText(/^Titre du projet/);
    const urls = screen.getAllByLabelText(/^Lien du projet/);
    fireEvent.change(titles[index] as HTMLElement, { target: { value: title } });
    fireEvent.change(urls[index] as HTMLElement, {
      target: { value: `https://${title.toLowerCase()}.exemple.fr/` },
    });
  }
  acceptTerms();
}

test('an account without a type gets its type, its profile and its projects', async () => {
  const calls = fakeApi(
    me(withoutRole),
    answer(accountRoutes.update, withRole),
    answer(freelanceRoutes.create, profile as never),
    answer(portfolioRoutes.create, {} as never),
  );
  show();
  await fill();
  expect(screen.queryByLabelText(/^Mot de passe/)).toBeNull();
  submit();
  await atAddress(paths.profile());
  expect(calls.slice(2).map(({ route, body }) => [route, body])).toMatchObject([
    [accountRoutes.update, { role: 'freelance' }],
    [freelanceRoutes.create, { user_id: camille.user.id, title: 'Architecte' }],
    [portfolioRoutes.create, { freelance_id: 'profile-1', title: 'A' }],
    [portfolioRoutes.create, { freelance_id: 'profile-1', title: 'B' }],
  ]);
  expect(getSession()?.user).toMatchObject({ role: 'freelance', profileCompleted: true });
});

test('a try after a failure goes on from the step that failed', async () => {
  const calls = fakeApi(
    me(withoutRole),
    me(withoutRole),
    me(withRole),
    me(withRole, profile),
    answer(accountRoutes.update, withRole),
    refuse(freelanceRoutes.create, 500, {} as never),
    answer(freelanceRoutes.create, profile as never),
    refuse(portfolioRoutes.create, 503, { error: 'Indisponible.', code: 'unavailable' }),
    answer(portfolioRoutes.create, {} as never),
  );
  show();
  await fill();
  submit();
  expect(await screen.findByText(profileFormTexts.saveFailure.freelance)).toBeTruthy();
  submit();
  expect(await screen.findByText('Indisponible.')).toBeTruthy();
  submit();
  await atAddress(paths.profile());
  const count = (route: unknown) => calls.filter((call) => call.route === route).length;
  expect(count(accountRoutes.update)).toBe(1);
  expect(count(freelanceRoutes.create)).toBe(2);
  // The first project was refused, then found among those of the profile; only the second was sent after that.
  expect(calls.at(-1)?.body).toMatchObject({ title: 'B' });
  expect(count(portfolioRoutes.create)).toBe(2);
});

test('who has a profile is told so', async () => {
  fakeApi(me(withRole, profile));
  show();
  expect(await screen.findByText(texts.hasProfileTitle)).toBeTruthy();
  expect(screen.queryByLabelText(/^Spécialité/)).toBeNull();
});

test('an account of another type is led to its own form', async () => {
  fakeApi(me({ ...withRole, role: 'jobseeker' } as never));
  show();
  const link = await screen.findByRole('link', { name: texts.toOwnForm });
  expect(link.getAttribute('href')).toBe(paths.jobseekerSetup());
});

test('an account that cannot be loaded can be asked for again', async () => {
  fakeApi(refuse(accountRoutes.me, 500, {} as never), me(withoutRole));
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByLabelText(/^Spécialité/)).toBeTruthy();
  type(/^Spécialité/, 'Bois');
});
