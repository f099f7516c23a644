import { expect, test } from 'vitest';
import { companyGuidance } from '../features/companies/company-guidance.rules.ts';
import { freelanceGuidance } from '../features/freelances/freelance-guidance.rules.ts';
import type { Freelance } from '../features/freelances/freelances.schemas.ts';
import { jobseekerGuidance } from '../features/jobseekers/jobseeker-guidance.rules.ts';
import type { PortfolioItem } from '../features/portfolio/portfolio.schemas.ts';
import { missingAdvice } from './guidance.ts';

const person = { description: 'x'.repeat(200), skills: ['a', 'b', 'c', 'd', 'e'], avatar: '/files/1' };
const image = {
  url: '/files/2',
  alt: 'Façade',
  focusX: 50,
  focusY: 50,
  width: 10,
  height: 10,
  preview: null,
};
const halle = { images: [image], phases: ['ESQ'] } as unknown as PortfolioItem;
const whole = {
  ...person,
  siretStatus: 'verified',
  portfolio: [halle, halle, halle],
} as unknown as Freelance;
const missing = (over: object) =>
  missingAdvice(freelanceGuidance, { ...whole, ...over } as Freelance).map(({ id }) => id);

test('a profile that has everything lacks nothing', () => {
  expect(missing({})).toEqual([]);
});

test('what matters most comes first', () => {
  const bare = { siretStatus: 'failed', avatar: null, skills: [], description: '', portfolio: [] };
  expect(missing(bare)).toEqual(['siret', 'cover', 'avatar', 'skills', 'projects', 'description']);
});

test.each([
  ['a number that the registry still looks for is no fault', { siretStatus: 'pending' }, []],
  [
    'projects that are only links make no cover',
    { portfolio: [{ images: [], phases: ['ESQ'] }] },
    ['cover', 'projects'],
  ],
  ['one project with its phases is enough', { portfolio: [halle, halle, { ...halle, phases: [] }] }, []],
  [
    'every picture is worth a text',
    { portfolio: [halle, halle, { ...halle, images: [{ ...image, alt: '' }] }] },
    ['alt'],
  ],
])('%s', (_name, over, expected) => {
  expect(missing(over)).toEqual(expected);
});

test('a job seeker’s CV comes first, and a vague availability is worth a word', () => {
  const vague = { ...person, hasCv: false, availability: 'Disponible' } as never;
  expect(missingAdvice(jobseekerGuidance, vague).map(({ id }) => id)).toEqual(['cv', 'availability']);
});

test('a company without a logo or a site is told so', () => {
  const company = {
    ...{ siretStatus: 'verified', description: person.description, logo: null, website: null },
    ...{ address: '3, quai des Étroits', registrationCity: 'Lyon' },
  } as never;
  expect(missingAdvice(companyGuidance, company).map(({ id }) => id)).toEqual(['logo', 'website']);
});
