import { describe, expect, test } from 'vitest';
import { companyGuidance } from '../features/companies/company-guidance.rules.ts';
import { freelanceGuidance } from '../features/freelances/freelance-guidance.rules.ts';
import type { Freelance } from '../features/freelances/freelances.schemas.ts';
import { jobseekerGuidance } from '../features/jobseekers/jobseeker-guidance.rules.ts';
import type { PortfolioItem } from '../features/portfolio/portfolio.schemas.ts';
import { type GuidanceRule, missingAdvice } from './guidance.ts';

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

test.each([
  [
    'no project says at which phases',
    { portfolio: [0, 1, 2].map(() => ({ ...halle, phases: [] })) },
    ['phases'],
  ],
  ['a number that the registry refused', { siretStatus: 'failed' }, ['siret']],
])('%s', (_name, over, expected) => {
  expect(missing(over)).toEqual(expected);
});

/** Each single change to a profile that has everything, and the advice that it brings, alone. */
function testEach(rules: readonly GuidanceRule<never>[], whole: object, changes: [object, string[]][]) {
  const adviceFor = (profile: object) => missingAdvice(rules, profile as never).map(({ id }) => id);
  test.each([[{}, []], ...changes] as [object, string[]][])('with %j: %j', (change, expected) => {
    expect(adviceFor({ ...whole, ...change })).toEqual(expected);
  });
  test('with nothing at all, what matters most comes first', () => {
    const bare = Object.assign({}, whole, ...changes.map(([change]) => change));
    expect(adviceFor(bare)).toEqual(rules.map(({ id }) => id));
  });
}

describe('a job seeker', () => {
  const career = { experienceYears: 6, experiences: [{}], education: [{}], contracts: ['cdi'] };
  const jobseeker = { ...person, ...career, hasCv: true, availability: 'Disponible sous 1 mois' };
  testEach(jobseekerGuidance, jobseeker, [
    [{ hasCv: false }, ['cv']],
    [{ experiences: [] }, ['experiences']],
    [{ avatar: null }, ['avatar']],
    [{ skills: ['a', 'b', 'c', 'd'] }, ['skills']],
    [{ availability: 'Disponible' }, ['availability']],
    [{ education: [] }, ['education']],
    [{ contracts: [] }, ['contracts']],
    [{ description: 'x'.repeat(199) }, ['description']],
  ]);
});

test('who has not worked yet is not told to say where', () => {
  const beginner = { ...person, experienceYears: 0, experiences: [], education: [{}], contracts: ['cdi'] };
  const advised = { ...beginner, hasCv: true, availability: 'Disponible sous 1 mois' };
  expect(missingAdvice(jobseekerGuidance, advised as never)).toEqual([]);
});

describe('a company', () => {
  const company = {
    ...{
      siretStatus: 'verified',
      description: person.description,
      logo: '/files/1',
      website: 'https://a.fr',
    },
    ...{ address: '3, quai des Étroits', registrationCity: 'Lyon' },
    ...{ sectors: ['architecture'], size: '10-49', coverImage: '/files/2' },
  };
  testEach(companyGuidance, company, [
    [{ siretStatus: 'failed' }, ['siret']],
    [{ description: 'x'.repeat(199) }, ['description']],
    [{ logo: null }, ['logo']],
    [{ sectors: [] }, ['sectors']],
    [{ size: null }, ['sectors']],
    [{ coverImage: null }, ['cover']],
    [{ website: null }, ['website']],
    [{ address: '' }, ['address']],
    [{ registrationCity: '' }, ['address']],
  ]);

  test.each([
    [{ description: '' }, 'Présentez votre entreprise en quelques phrases'],
    [{ description: 'Agence d’architecture à Lyon.' }, 'Développez la présentation de votre entreprise'],
    [{ sectors: [], size: null }, 'Dites ce que vous faites, et combien vous êtes'],
    [{ sectors: [] }, 'Dites ce que vous faites'],
    [{ size: null }, 'Dites combien vous êtes'],
  ])('with %j is told “%s”: what is there is not asked for again', (change, advice) => {
    const told = missingAdvice(companyGuidance, { ...company, ...change } as never);
    expect(told.map((one) => one.advice)).toEqual([advice]);
  });
});
