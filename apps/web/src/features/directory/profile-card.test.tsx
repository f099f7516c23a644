import type { ProfileCard as Profile } from '@mitoyen/contract/features/directory/directory.schemas.ts';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { paths, patterns } from '../../paths.ts';
import { freelanceCard, jobseekerCard } from './profile.fixture.ts';
import { ProfileCard } from './profile-card.tsx';

afterEach(cleanup);

function show(profile: Profile): string {
  renderPage(() => <ProfileCard profile={profile} listPath="/freelancers" />, patterns.directory);
  return (screen.getByRole('article').textContent ?? '').replace(/[\u00a0\u202f]/g, ' ');
}

test('a freelance’s card shows the badge, the rate with its unit and the way to the profile', () => {
  const profile = freelanceCard({ hourlyRate: 45 });
  expect(show(profile)).toContain('45 € / heure');
  expect(screen.getByText('Freelance')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Camille, / }).getAttribute('href')).toBe(
    paths.freelance(profile.id),
  );
});

test('a job seeker’s card shows OpenToWork, the yearly salary and the availability in words', () => {
  const profile = jobseekerCard({ expectedSalary: 38_000 });
  const text = show(profile);
  expect(text).toContain('38 000 € / an');
  expect(text).toContain('Disponible sous 1 mois');
  expect(text).toContain('OpenToWork');
  expect(text).toContain('CV disponible');
  expect(screen.getByRole('link').getAttribute('href')).toBe(paths.jobseeker(profile.id));
});

test('three skills are shown, the others are counted', () => {
  const text = show(jobseekerCard({ skills: ['Revit', 'AutoCAD', 'Rhino', 'Métré', 'RE2020'] }));
  expect(text).toContain('Rhino');
  expect(text).not.toContain('Métré');
  expect(screen.getByText('+2')).toBeTruthy();
});

test('who hears a card hears trade and town once, and how many skills are left out in words', () => {
  const profile = jobseekerCard({ skills: ['Revit', 'AutoCAD', 'Rhino', 'Métré', 'RE2020'] });
  show(profile);
  expect(
    screen.getByRole('link', { name: `${profile.firstName}, ${profile.title}, ${profile.location}` }),
  ).toBeTruthy();
  const heard = screen.getByRole('article').cloneNode(true) as HTMLElement;
  for (const part of heard.querySelectorAll('[aria-hidden]')) part.remove();
  expect(heard.textContent).not.toContain(profile.title);
  expect(heard.textContent).not.toContain(profile.location);
  expect(heard.textContent).not.toContain('+2');
  expect(heard.textContent).toContain('et 2 autres');
});

test('a freelance’s card does not count the skills that it leaves out', () => {
  const skills = ['Revit', 'AutoCAD', 'Rhino', 'Métré', 'RE2020'];
  expect(show(freelanceCard({ skills }))).not.toContain('+');
});

test('exactly three skills leave nothing to count', () => {
  expect(show(freelanceCard({ skills: ['Revit', 'AutoCAD', 'Rhino'] }))).not.toContain('+');
});

test.each([
  [0, '0 an d’expérience'],
  [1, '1 an d’expérience'],
  [2, '2 ans d’expérience'],
])('%i years read “%s”', (experienceYears, text) => {
  expect(show(freelanceCard({ experienceYears }))).toContain(text);
});

test('the covers of the first projects lead to the profile too, and are left to the eyes', () => {
  const works = [20, 50].map((focusX, index) => ({ url: `/uploads/${index}`, focusX, focusY: 50 }));
  const profile = freelanceCard({ works });
  show(profile);
  const pictures = screen.getByRole('article').querySelectorAll('img[src^="/uploads/"]');
  expect(pictures).toHaveLength(2);
  expect([...pictures].map((picture) => picture.closest('a')?.getAttribute('href'))).toEqual([
    paths.freelance(profile.id),
    paths.freelance(profile.id),
  ]);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('its link says who it leads to, what they do and where', () => {
  const profile = jobseekerCard({});
  show(profile);
  expect(screen.getByRole('link').getAttribute('aria-label')).toBe(
    `${profile.firstName}, ${profile.title}, ${profile.location}`,
  );
});

/** The card of a profile that a search has found, as lists hold it. */
async function showFound(profile: Profile, search: string): Promise<void> {
  const card = (
    <Suspense>
      <ProfileCard profile={profile} listPath="/freelancers" search={search} />
    </Suspense>
  );
  await act(async () => void renderPage(() => card, patterns.directory));
  await screen.findByRole('article');
}

const skillsShown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);

test('what somebody was found by comes first among their skills, marked', async () => {
  const skills = ['AutoCAD', 'Rhino', 'Métré', 'Revit MEP', 'Permis'];
  await showFound(freelanceCard({ skills }), 'un revit à Lyon');
  await waitFor(() => expect(marks()).not.toEqual([]));
  expect(skillsShown()).toEqual(['Revit MEP', 'AutoCAD', 'Rhino']);
  expect(marks()).toEqual(['Revit', 'Lyon']);
});

test('a card marks a trade in all its forms, and nothing that was not searched for', async () => {
  const profile = freelanceCard({ title: 'Dessinatrice projeteuse', specialization: 'Plans d’exécution' });
  await showFound(profile, 'dessinateurs');
  await waitFor(() => expect(marks()).toEqual(['Dessinatrice']));
  cleanup();
  await showFound(profile, 'zinc');
  expect(marks()).toEqual([]);
});

test('who is free from a day to come says that day', () => {
  const availability = 'Disponible';
  expect(show(freelanceCard({ availability, availableFrom: '2999-02-24' }))).toContain(
    'Disponible à partir du 24 février 2999',
  );
  cleanup();
  expect(show(freelanceCard({ availability, availableFrom: '2020-02-24' }))).not.toContain('à partir');
});
