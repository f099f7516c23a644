import type { Role } from '@mitoyen/contract/core/roles.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeApi } from '../../core/api/fake-api.fixture.ts';
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
  expect(screen.getByText(`Mon espace · ${camille.user.username}`)).toBeTruthy();
});

test('a page below a tab has its own name, one that concerns others the space’s', () => {
  expect(show(paths.blockedPeople(), 'freelance', 'Personnes bloquées')).toBe('Personnes bloquées');
  cleanup();
  expect(show(paths.ownOffers(), 'freelance')).toBe('Mon espace');
});
