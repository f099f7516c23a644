import { expect, test } from 'vitest';
import { confirmableDomain, isAddressAt } from './confirmable-domain.ts';

test.each([
  ['https://www.agence-dupont.fr/projets', 'agence-dupont.fr'],
  ['http://AGENCE.fr', 'agence.fr'],
  ['https://bureau.agence.co.uk:8443/', 'bureau.agence.co.uk'],
  ['https://mairie.gouv.fr', 'mairie.gouv.fr'],
])('%s is confirmed at %s', (website, domain) => {
  expect(confirmableDomain(website)).toBe(domain);
});

test.each([
  null,
  '',
  'nonsense',
  'https://gmail.com',
  'https://www.orange.fr/pages/dupont',
  'https://pages.perso.orange.fr',
  'https://yopmail.com',
  'https://www.linkedin.com/in/dupont',
  'https://gouv.fr',
  'https://co.uk',
  'https://dupont.github.io',
  'https://192.0.2.7',
  'https://[2001:db8::1]',
  'https://localhost',
  'https://agence.interne',
])('%s confirms nobody', (website) => {
  expect(confirmableDomain(website)).toBeNull();
});

test('an address is at exactly the domain', () => {
  expect(isAddressAt('Contact@Agence.FR', 'agence.fr')).toBe(true);
  for (const email of ['a@x.agence.fr', 'a@notagence.fr', 'a@agence.fr.evil.com', '"a@agence.fr"@evil.com'])
    expect(isAddressAt(email, 'agence.fr'), email).toBe(false);
});
