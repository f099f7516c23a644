import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReservedName, type NamedKind } from './reserved-names.ts';
import { reservedPhrases } from './reserved-names.words.ts';

const everyKind: readonly NamedKind[] = ['person', 'company'];

describe('isReservedName', () => {
  it.each([
    'Support Mitoyen',
    'Mitoyen',
    'MITOYEN SAS',
    'L’équipe de Mitoyen',
    'Équipe Modération',
    'Service Client',
    'Service Clients Premium',
    'Administration',
    'Administrateur Système',
    'Claire du Support',
    'Mur Mitoyen',
    'SupportMitoyen',
    'supportmitoyen',
    'M.i.t.o.y.e.n',
    'M i t o y e n',
    'Mi-Toyen',
    'Mi\u200btoyen',
    'Mítöyèn',
    'M1t0yen',
    'MlTOYEN',
    'rnitoyen',
    'Мitоуen',
    'Μιtογen',
    'ᴍitoyen',
    '𝐌𝐢𝐭𝐨𝐲𝐞𝐧',
    'Ｍｉｔｏｙｅｎ',
    'Mitoyenn',
    'Impôts',
    'Impôts Gouv',
    'Service des Impôts',
    'DGFiP',
    'D.G.F.I.P.',
    'Direction générale des finances publiques',
    'URSSAF',
    'Urssaf Paris',
    'urssafparis',
    'U R S S A F',
    'Урссаф Urssaf',
    'INSEE',
    'CAF',
    'CAF de Paris',
    'Ameli',
    'Ameli Assurance Maladie',
    'Compte Ameli',
    'Caisse d’allocations familiales',
    'France Travail',
    'Pôle emploi',
    'Ordre des architectes',
    'Conseil national de l’Ordre des architectes',
    'CNOA',
    'Ministère',
    'Ministère de la Culture',
    'Ministère Intérieur',
    'Préfecture de Police',
    'Préfet Police',
    'Gendarmerie Nationale',
    'Police',
    'Police Nationale',
    'P0lice',
    'P o l i c e',
    'Banque de France',
    'CNIL',
    'Stripe',
    'Str1pe Paiements',
  ])('%s is', (name) => {
    for (const kind of everyKind) expect(isReservedName(name, kind), kind).toBe(true);
  });

  it.each([
    'Mitoyenneté Conseil',
    'Maison Mitoyenne',
    'Atelier Police de caractères',
    'Marie Prefet',
    'Marie Préfet',
    'Jean Ministère',
    'Paul Police',
    'Marco Pollice',
    'Reza Ameli',
    'Ameli Martin',
    'Amélie Travail',
    'France Martin',
    'Jean Support',
    'Anne Mairie',
    'Luc Client',
    'Service Lafitte',
    'Claire De La Ville',
    'Martin Séecours',
    'Amel',
    'Savannah',
    'Bastien Étienne',
    'Camille Durand',
    'Nguyễn Thị Ánh',
    'Александр Пушкин',
    'Ελένη Παπαδοπούλου',
    'Studio 44',
    'A.B.C. Structure',
    'Stripes Architecture',
    'Aide Bâtiment',
    'France Rénovation',
    'Ville et Territoires',
    'Ordre & Mesure Architectes',
    'Espace Public',
    '…',
    '',
  ])('%s is not', (name) => {
    for (const kind of everyKind) expect(isReservedName(name, kind), kind).toBe(false);
  });

  it.each([
    'Administration de biens Durand',
    'Équipe Architectes',
    'Support Façades Ingénierie',
    'L’Équipe Bâti',
  ])('%s is a firm’s', (name) => {
    expect(isReservedName(name, 'company')).toBe(false);
  });

  it.each(['Support Camille', 'Admin Durand', 'Moderation Paris'])('%s is nobody’s', (name) => {
    expect(isReservedName(name, 'person')).toBe(true);
  });

  it('knows each phrase with accents, capitals, signs and other words around it', () => {
    const sign = fc.constantFrom('', ' ', '.', '-', '_', '’', '\u200b', ' · ');
    fc.assert(
      fc.property(fc.constantFrom(...reservedPhrases), sign, fc.boolean(), (phrase, between, isUpper) => {
        const spread = Array.from(phrase, (letter) => `${letter}\u0301`).join(between);
        const name = `Zoé ${isUpper ? spread.toUpperCase() : spread} Xu`;
        expect(isReservedName(name, 'company'), name).toBe(true);
      }),
    );
  });

  it('answers for any text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 150 }), (name) => {
        expect(typeof isReservedName(name, 'company')).toBe('boolean');
      }),
    );
    expect(isReservedName('de'.repeat(75), 'company')).toBe(false);
  });
});
