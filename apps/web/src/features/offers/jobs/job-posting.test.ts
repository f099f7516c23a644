import type { Place } from '@mitoyen/contract/features/places/places.schemas.ts';
import { expect, test } from 'vitest';
import { lyon3, lyonWithParents } from '../../places/place.fixture.ts';
import { job } from '../offer.fixture.ts';
import { jobPosting } from './job-posting.ts';

const site = 'https://mitoyen.test';
const posting = (over: Parameters<typeof job>[0] = {}, place: Place | null = null) =>
  jobPosting(job(over), place, site)[0];

test('an open job says what search engines ask for', () => {
  expect(
    posting({ deadline: '2027-03-28', companyLogo: '/files/logo', description: 'Un <b>\n\nDeux' }),
  ).toEqual({
    '@type': 'JobPosting',
    '@id': `${site}/jobs/job-1#poste`,
    url: `${site}/jobs/job-1`,
    title: 'Architecte en charge de projets',
    description: '<p>Un &lt;b&gt;</p><p>Deux</p><ul><li>Revit</li><li>Références en bois</li></ul>',
    identifier: { '@type': 'PropertyValue', name: 'Atelier Canopée', value: 'job-1' },
    datePosted: '2026-03-09T10:00:00.000Z',
    validThrough: '2027-03-28T23:59:59+02:00',
    employmentType: ['FULL_TIME'],
    directApply: true,
    hiringOrganization: {
      '@type': 'Organization',
      '@id': `${site}/entreprise/company-1#entreprise`,
      name: 'Atelier Canopée',
      url: `${site}/entreprise/company-1`,
      logo: `${site}/files/logo`,
    },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Lyon', addressCountry: 'FR' },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', minValue: 38_000, maxValue: 45_000, unitText: 'YEAR' },
    },
    workHours: '35 h par semaine',
    jobStartDate: '2027-01-04',
  });
});

test.each(['filled', 'cancelled', 'expired', 'draft'] as const)('one that is %s says nothing', (status) => {
  expect(jobPosting(job({ status }), null, site)).toEqual([]);
});

test('a job whose place has no name says the country alone', () => {
  const { jobLocation } = posting({ lieu: null }) as { jobLocation: unknown };
  expect(jobLocation).toEqual({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressCountry: 'FR' },
  });
});

test('a place says its region, and its postal code where it has one alone', () => {
  const addressOf = (place: Place) =>
    (posting({}, place) as { jobLocation: { address: unknown } }).jobLocation.address;
  expect(addressOf(lyonWithParents)).toEqual({
    '@type': 'PostalAddress',
    addressLocality: 'Lyon',
    addressRegion: 'Auvergne-Rhône-Alpes',
    addressCountry: 'FR',
  });
  const { postalCodes } = lyon3;
  expect(addressOf({ ...lyonWithParents, postalCodes })).toMatchObject({ postalCode: '69003' });
  const guadeloupe = { code: 'r01', kind: 'region', name: 'Guadeloupe' } as const;
  expect(addressOf({ ...guadeloupe, parents: [], postalCodes: [], estimated: false })).toMatchObject({
    addressRegion: 'Guadeloupe',
  });
});

test('a job done entirely from elsewhere has no place', () => {
  const remote = posting({ remoteDays: 5, lieu: null, placeCode: null });
  expect(remote).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'France' },
  });
  expect(remote).not.toHaveProperty('jobLocation');
  expect(posting({ remoteDays: 4 })).not.toHaveProperty('jobLocationType');
});

test.each([
  ['cdi', 35, 'year', ['FULL_TIME'], 'YEAR'],
  ['cdi', 28, 'year', ['PART_TIME'], 'YEAR'],
  ['cdd', 39, 'year', ['TEMPORARY', 'FULL_TIME'], 'YEAR'],
  ['alternance', 35, 'month', ['TEMPORARY', 'FULL_TIME'], 'MONTH'],
  ['stage', 35, 'month', ['INTERN'], 'MONTH'],
  ['msp', 35, 'year', ['TEMPORARY', 'FULL_TIME'], 'YEAR'],
] as const)(
  '%s of %i hours is one of the known employments',
  (kind, hoursPerWeek, salaryPeriod, type, unit) => {
    const found = posting({ kind, hoursPerWeek, salaryPeriod });
    expect(found?.employmentType).toEqual(type);
    expect(found).toMatchObject({ baseSalary: { value: { unitText: unit } } });
  },
);
