import { freelanceGuidance } from '@mitoyen/contract/features/freelances/freelance-guidance.rules.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { namedOtherwise } from '../../../core/pages/named-as-read.fixture.ts';
import { paths } from '../../../paths.ts';
import { project, projectImage } from '../../portfolio/project.fixture.ts';
import { Guidance } from './guidance.tsx';
import { ownFreelance } from './my-profile.fixture.ts';

afterEach(cleanup);

const show = (profile: typeof ownFreelance) =>
  render(
    <MemoryRouter>
      <Guidance rules={freelanceGuidance} profile={profile} />
    </MemoryRouter>,
  );

test('the three things that matter most, why, and where to do them', () => {
  show({ ...ownFreelance, avatar: null });
  const advice = screen.getAllByRole('listitem');
  expect(advice).toHaveLength(3);
  expect(advice[0]?.textContent).toContain('devient la couverture de votre page');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([paths.newProject(), paths.profileEdit(), paths.profileEdit()]);
  expect(namedOtherwise()).toEqual([]);
  expect(screen.getByText(/^Encore 2.conseils/)).toBeTruthy();
});

test('a profile that lacks nothing is left in peace', () => {
  const told = project({ images: [projectImage(1, { alt: 'Façade' })], phases: ['ESQ'] });
  const { container } = show({
    ...ownFreelance,
    description: 'x'.repeat(200),
    skills: ['a', 'b', 'c', 'd', 'e'],
    portfolio: [told, told, told],
  });
  expect(container.textContent).toBe('');
});
