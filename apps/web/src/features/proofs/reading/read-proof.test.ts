import { expect, test } from 'vitest';
import { readProof } from './read-proof.ts';

const urssaf = [
  'Attestation de vigilance',
  'ATTESTATION DE FOURNITURE DES DÉCLARATIONS SOCIALES ET DE PAIEMENT DES COTISATIONS',
  'Nom : DURAND CAMILLE – SIRET : 732 829 320 00074',
  'L’entreprise est à jour de ses obligations à la date du 30/04/2026.',
  'Code de sécurité : 7Q4Z2K1M9PX3C55',
  'Fait à Lyon, le 22 mai 2026',
];

test('an attestation of vigilance: the date it was made, and its code', () => {
  expect(readProof('vigilance', urssaf.slice(0, 3).concat(urssaf.slice(4)))).toEqual({
    date: '2026-05-22',
    number: '7Q4Z2K1M9PX3C55',
  });
});

test('an insurance: who, which contract, from when until when', () => {
  expect(
    readProof('decennial', [
      'MUTUELLE DES ARCHITECTES FRANÇAIS ASSURANCES',
      'atteste que le contrat n° 145882/B souscrit par l’agence',
      'est en vigueur pour la période du 1er janvier 2026 au 31 décembre 2026',
    ]),
  ).toEqual({
    body: 'Mutuelle des Architectes Français',
    number: '145882/B',
    from: '2026-01-01',
    to: '2026-12-31',
  });
});

test('the Ordre: number and region', () => {
  expect(
    readProof('ordre', [
      'Conseil régional de l’Ordre des architectes d’Île-de-France',
      'est inscrite au tableau sous le numéro national : 084512',
    ]),
  ).toEqual({ number: '084512', region: 'Île-de-France' });
});

test('a year of taxes, and a certificate’s end', () => {
  expect(readProof('tax', ['Attestation de régularité fiscale', 'Fait le 12/03/2026'])).toEqual({
    year: '2026',
  });
  expect(
    readProof('opqibi', ['Certificat n° 21 05 4312', 'Certificat n° 4312-B, valable jusqu’au 30/04/2027']),
  ).toEqual({
    number: '4312-B',
    to: '2027-04-30',
  });
});

test('what a document does not say is not made up', () => {
  expect(readProof('vigilance', ['Attestation', 'Code de sécurité : voir au dos', 'le 31/02/2026'])).toEqual(
    {},
  );
  expect(readProof('no_foreign_workers', urssaf)).toEqual({});
  expect(readProof('decennial', ['du 31/12/2026 au 01/01/2026'])).toEqual({});
  expect(readProof('ordre', [])).toEqual({});
});

test('a text of any length is read at once', () => {
  const long = [
    'contrat n° '.repeat(20_000),
    '1/'.repeat(100_000),
    'le '.repeat(50_000),
    'a'.repeat(100_000),
  ];
  for (const kind of ['vigilance', 'decennial', 'ordre', 'opqibi', 'tax'] as const)
    expect(readProof(kind, long)).toEqual({});
});
