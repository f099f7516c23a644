import type { RouteResponse } from '@mitoyen/contract/core/define-route.ts';
import type { Role } from '@mitoyen/contract/core/roles.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answer, fakeApi } from '../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { camille } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths } from '../../paths.ts';
import { MySpace } from './my-space.tsx';

afterEach(() => {
  cleanup();
  setSession(null);
});

const show = (path: string, role: Role | null, title?: string) => {
  fakeApi();
  setSession({ ...camille, user: { ...camille.user, role } });
  renderPage(() => <MySpace {...(title && { title })}>Contenu</MySpace>, path);
  return screen.getByRole('heading', { level: 1 }).textContent;
};

test.each<[string, Role | null, string]>([
  [paths.profile(), null, 'Profil'],
  [paths.profileEdit(), 'freelance', 'Profil'],
  [paths.newProject(), 'freelance', 'Portfolio'],
  [paths.ownApplications(), 'jobseeker', 'Mes candidatures'],
  [paths.receivedApplications(), 'entreprise', 'Candidatures reçues'],
  [paths.account(), 'entreprise', 'Compte'],
])('%s of a %s is called as its tab', (path, role, title) => {
  expect(show(path, role)).toBe(title);
  expect(screen.getByText('Mon espace')).toBeTruthy();
});

test.each<[string, Role, object, string]>([
  [
    'a company whose SIRET is confirmed',
    'entreprise',
    { logo: null, siretState: 'confirmed' },
    'Profils discrets',
  ],
  ['a discreet person', 'jobseeker', { avatar: null, expectedSalary: 1, visibility: 'discreet' }, 'Demandes'],
])('%s has a part more', async (_who, role, profile, label) => {
  const me = {
    user: camille.user,
    profile,
    unreadCount: 0,
    unseenApplicationCount: 0,
    unreadNotificationCount: 0,
  };
  fakeApi(answer(accountRoutes.me, me as RouteResponse<typeof accountRoutes.me>));
  setSession({ ...camille, user: { ...camille.user, role } });
  renderPage(() => <MySpace>Contenu</MySpace>, paths.profile());
  expect(await screen.findByRole('link', { name: label })).toBeTruthy();
});

test.each<[string, Role, object]>([
  ['a company whose SIRET is not confirmed', 'entreprise', { logo: null, siretState: 'exists' }],
  ['a public job seeker', 'jobseeker', { avatar: null, expectedSalary: 1, visibility: 'public' }],
])('%s does not', async (_who, role, profile) => {
  const me = {
    user: camille.user,
    profile,
    unreadCount: 0,
    unseenApplicationCount: 7,
    unreadNotificationCount: 0,
  };
  fakeApi(answer(accountRoutes.me, me as RouteResponse<typeof accountRoutes.me>));
  setSession({ ...camille, user: { ...camille.user, role } });
  renderPage(() => <MySpace>Contenu</MySpace>, paths.profile());
  await screen.findByRole('link', { name: /7/ });
  expect(screen.queryByRole('link', { name: /Profils discrets|Demandes/ })).toBeNull();
});

test('a page below a tab has its own name, one that concerns others the space’s', () => {
  expect(show(paths.blockedPeople(), 'freelance', 'Personnes bloquées')).toBe('Personnes bloquées');
  cleanup();
  expect(show(paths.ownOffers(), 'freelance')).toBe('Mon espace');
});
