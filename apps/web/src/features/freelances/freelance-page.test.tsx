import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import type { Freelance } from '@mitoyen/contract/features/freelances/freelances.schemas.ts';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { answer, answerWith, fakeApi, lose } from '../../core/api/fake-api.fixture.ts';
import { getErrand } from '../../core/errand/own-errand.ts';
import { asShown } from '../../core/pages/as-shown.fixture.ts';
import { camille } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { paths, patterns } from '../../paths.ts';
import { project } from '../portfolio/project.fixture.ts';
import { freelance } from '../profiles/profile.fixture.ts';
import { profileTexts as texts } from '../profiles/profiles.texts.ts';
import { renderProfile } from '../profiles/render-profile.fixture.tsx';
import { emptyPersonFacets } from '../vocabulary/index.ts';
import FreelancePage from './freelance-page.tsx';
import { emptyFreelance } from './freelance-values.ts';

afterEach(() => {
  cleanup();
  setSession(null);
});

const open = () => renderProfile(FreelancePage, patterns.freelance, paths.freelance('freelance-1'));
const show = async (profile: Freelance, headers: Readonly<Record<string, string>> = {}) => {
  fakeApi(answerWith(freelanceRoutes.get, profile, headers));
  open();
  await screen.findByRole('heading', { level: 1 });
};

test('shows the first name to visitors and the full name to members', async () => {
  await show(freelance());
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Élodie');
  cleanup();
  await show(freelance({ username: 'Élodie Lefèvre' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Élodie Lefèvre');
});

test('shows every text that a freelance fills in, a field added since included', async () => {
  const written = (name: string) => `https://exemple.fr/${name}`;
  const { experienceYears, hourlyRate, siret, availability, staysSuggested, avatar, skills, ...others } =
    emptyFreelance;
  // said by the location's words
  const { placeCode, ...words } = others;
  const texted = Object.fromEntries(Object.entries(words).filter(([name]) => !(name in emptyPersonFacets)));
  const profile = Object.fromEntries(Object.keys(texted).map((name) => [name, written(name)]));
  await show(freelance(profile));
  for (const [name, text] of Object.entries(profile)) {
    expect([name, document.body.innerHTML.includes(text)]).toEqual([name, true]);
  }
});

test.each([
  ['exists', 'verified', 'SIRET connu du registre'],
  ['confirmed', 'verified', 'SIRET vérifié'],
  ['closed', 'failed', 'Établissement fermé'],
  ['masked', 'verified', 'SIRET connu, nom masqué'],
  ['unknown', 'failed', 'SIRET inconnu du registre'],
  ['unread', 'pending', 'SIRET en cours de vérification'],
  ['unread', 'failed', 'SIRET non vérifié'],
] as const)(
  'a SIRET that is %s (%s) reads “%s”, green once confirmed alone',
  async (siretState, siretStatus, text) => {
    await show(freelance({ siretState, siretStatus }));
    const badge = screen.getByText(text).closest('[data-tone]');
    expect(badge?.getAttribute('data-tone')).toBe(siretState === 'confirmed' ? 'success' : 'neutral');
  },
);

test('a visitor is asked to sign in, and is then brought to the message form', async () => {
  await show(freelance());
  expect(screen.getByText('Connectez-vous pour contacter ce freelance')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Contacter / }));
  expect(screen.getByText('dialog: login')).toBeTruthy();
  expect(getErrand()).toEqual({
    kind: 'contact',
    target: { userId: 'user-elodie', name: 'Élodie', role: 'freelance' },
  });
  act(() => setSession(camille));
  expect(await screen.findByText('dialog: contact user-elodie')).toBeTruthy();
});

test('a member goes straight to the message form', async () => {
  setSession(camille);
  await show(freelance());
  expect(screen.queryByText(texts.signInToContact.freelance)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Contacter / }));
  expect(await screen.findByText('dialog: contact user-elodie')).toBeTruthy();
});

test('its owner sees what others do, contacts nobody, and finds where to change it', async () => {
  setSession(camille);
  await show(freelance({ user_id: camille.user.id }));
  expect(screen.queryByRole('button', { name: /^Contacter / })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: texts.contact }).disabled).toBe(true);
  const bar = within(await screen.findByRole('region', { name: texts.own.title }));
  expect(bar.getByText(asShown(texts.own.person.public), { exact: false })).toBeTruthy();
  const hrefs = bar.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([paths.profile(), paths.profileEdit()]);
  expect(screen.queryByRole('link', { name: texts.back })).toBeNull();
});

test('an owner whose address is not confirmed reads that search engines pass', async () => {
  setSession(camille);
  await show(freelance({ user_id: camille.user.id }), { 'x-robots-tag': 'noindex' });
  expect(await screen.findByText(asShown(texts.own.noindex), { exact: false })).toBeTruthy();
});

test('projects lead to their page, and those that are only a link to their site', async () => {
  const halle = project({ id: 'p1', title: 'Halle', description: 'x'.repeat(200) });
  const site = project({
    ...{ id: 'p2', title: 'Mon site', description: '', images: [], url: 'https://exemple.fr/' },
  });
  await show(freelance({ portfolio: [halle, site] }));
  expect(screen.getByRole('link', { name: 'Halle' }).getAttribute('href')).toBe(paths.portfolioItem('p1'));
  expect(screen.getByText(`${'x'.repeat(120)}…`)).toBeTruthy();
  const out = screen.getByRole('link', { name: /Mon site/ });
  expect(out.getAttribute('href')).toBe('https://exemple.fr/');
  expect(out.getAttribute('rel')).toContain('noopener');
});

test('a failed load is told, with another try', async () => {
  fakeApi(lose(freelanceRoutes.get), answer(freelanceRoutes.get, freelance()));
  open();
  expect(await screen.findByText(texts.failureTitle)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('45 €')).toBeTruthy();
});
