import type { RegisteredFirm } from '@mitoyen/contract/features/registry-checks/registry-checks.schemas.ts';
import { expect, test } from 'vitest';
import { emptyCompany } from './company-form.values.ts';
import { companyRegistryFields as fields } from './company-registry-fields.ts';
import { registeredFirm } from './registry.fixture.ts';
import { fillFrom } from './registry-fill.ts';

const names = (of: readonly { readonly name: string }[]) => of.map(({ name }) => name);
const fill = (values: Partial<typeof emptyCompany>, firm: RegisteredFirm = registeredFirm(), written = {}) =>
  fillFrom(fields, firm, { ...emptyCompany, ...values }, written);

test('an empty form takes all that the registry says', () => {
  const { changes, differing } = fill({});
  expect(changes).toEqual({
    name: 'Atelier Nord',
    legalStatus: 'SARL',
    address: '12 rue des Lilas',
    postalCode: '69003',
    registrationCity: 'Lyon',
    placeCode: 'c69123',
  });
  expect(differing).toEqual([]);
});

test('what somebody wrote stays, and is told where the registry says something else', () => {
  const { changes, differing } = fill({ name: 'Atelier du Nord', registrationCity: 'LYON' });
  expect(names(differing)).toEqual(['name']);
  expect(changes).not.toHaveProperty('name');
  expect(changes).not.toHaveProperty('registrationCity');
  expect(changes).not.toHaveProperty('placeCode');
});

test('what the registry wrote gives way to what it says of another number', () => {
  const written = { name: 'Atelier Sud', address: '1 rue du Port' };
  const { changes, differing } = fill(
    { name: 'Atelier Sud', address: '1 rue du Port, bâtiment B' },
    registeredFirm(),
    written,
  );
  expect(changes).toMatchObject({ name: 'Atelier Nord' });
  expect(names(differing)).toEqual(['address']);
});

test('what the registry does not say is left alone', () => {
  const hidden = registeredFirm({ name: null, address: null, postalCode: null, isHidden: true });
  const { changes, filled } = fill({ name: 'Atelier Sud' }, hidden);
  expect(names(filled)).toEqual(['legalStatus', 'registrationCity']);
  expect(changes).not.toHaveProperty('name');
});
