import { expect, test } from 'vitest';
import { companyProfileBody, companyProfileUpdate } from './companies.schemas.ts';

const company = {
  name: 'Atelier Canopée',
  siret: '732 829 320 00074',
  registrationCity: 'Lyon',
  legalStatus: 'SARL',
  address: '3, quai des Étroits',
  description: 'Agence de huit personnes.',
};
const faultsOf = (over: object) =>
  companyProfileBody
    .safeParse({ ...company, ...over })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test('a company is its fields; what it may leave out is none', () => {
  expect(companyProfileBody.parse(company)).toEqual({
    ...company,
    siret: '73282932000074',
    postalCode: null,
    website: null,
    logo: null,
  });
});

test('old and other spellings are taken', () => {
  const { registrationCity, legalStatus, ...rest } = company;
  const given = {
    ...rest,
    registration_city: registrationCity,
    legal_status: legalStatus,
    vatNumber: ' 69005 ',
  };
  expect(companyProfileBody.parse(given)).toMatchObject({
    registrationCity,
    legalStatus,
    postalCode: '69005',
  });
});

test('a SIRET is fourteen digits, a postal code five', () => {
  const siretFault = ['siret: Le numéro SIRET doit contenir 14 chiffres.'];
  for (const siret of ['7328293200007', '7328293200007x', '', 5, null, undefined])
    expect(faultsOf({ siret }).map((fault) => fault.split(':')[0])).toEqual(['siret']);
  expect(faultsOf({ siret: '7328293200007' })).toEqual(siretFault);
  for (const postalCode of ['6900', '690055', '6900x', 69005])
    expect(faultsOf({ postalCode })).toEqual(['postalCode: Le code postal doit contenir 5 chiffres.']);
});

test('a change needs the name alone, and keeps what it does not name', () => {
  expect(companyProfileUpdate.parse({ name: ' Atelier ' })).toEqual({ name: 'Atelier' });
  expect(companyProfileUpdate.parse({ name: 'Atelier', description: ' ', website: '' })).toEqual({
    name: 'Atelier',
    description: '',
    website: null,
  });
  expect(companyProfileUpdate.parse({ name: 'Atelier', siret: ' ' })).toEqual({ name: 'Atelier', siret: '' });
  for (const siret of ['7328293200007', null, 5])
    expect(companyProfileUpdate.safeParse({ name: 'Atelier', siret }).success).toBe(false);
  expect(companyProfileUpdate.safeParse({ description: 'x' }).success).toBe(false);
});
