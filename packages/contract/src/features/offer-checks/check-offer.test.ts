import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkOffer } from './check-offer.ts';
import type { Ad, FaultyAd } from './corpus/ads.fixture.ts';
import { cleanJobs } from './corpus/clean-jobs.fixture.ts';
import { cleanMissions } from './corpus/clean-missions.fixture.ts';
import { faultyDiscrimination } from './corpus/faulty-discrimination.fixture.ts';
import { faultyPay } from './corpus/faulty-pay.fixture.ts';
import { faultyPractice } from './corpus/faulty-practice.fixture.ts';
import { cleanTraps, faultyTraps } from './corpus/traps.fixture.ts';
import { type CheckedOffer, type CheckedText, checkedTexts, type Finding } from './offer-checks.types.ts';

const day = '2026-11-23';
const clean = [...cleanMissions, ...cleanJobs];
const faulty = [...faultyDiscrimination, ...faultyPay, ...faultyPractice];

const textOf = (offer: CheckedOffer, field: string) => {
  const text = offer[field as CheckedText] ?? '';
  return Array.isArray(text) ? text.join('\n') : String(text);
};
/** A finding in words: 'stop age titre: moins de 35 ans'. */
const told = (
  offer: CheckedOffer,
  { rule, level, field, start, end }: Omit<Finding, 'why' | 'authority' | 'suggestion' | 'rewrite'>,
) => `${level} ${rule} ${field}: ${textOf(offer, field).slice(start, end)}`;
const check = (ad: Ad) => checkOffer(ad.offer, ad.firm, day);
const grave = (findings: readonly Finding[]) => findings.filter(({ level }) => level !== 'advise');
const marks = ({ offer, rule, level, faults }: FaultyAd) =>
  faults.map((fault) => told(offer, { rule, level, ...fault } as Finding));

describe('the corpus', () => {
  test.each(clean.map((ad) => [ad.offer.titre, ad] as const))('%s is clean', (_, ad) => {
    expect(grave(check(ad)).map((finding) => told(ad.offer, finding))).toEqual([]);
  });

  test.each(faulty.map((ad) => [`${ad.rule}: ${ad.offer.titre}`, ad] as const))('%s', (_, ad) => {
    const findings = check(ad);
    const of = (isRule: boolean) => findings.filter(({ rule }) => (rule === ad.rule) === isRule);
    expect(of(true).map((finding) => told(ad.offer, finding))).toEqual(marks(ad));
    expect(grave(of(false)).map((finding) => told(ad.offer, finding))).toEqual([]);
  });
});

describe('what the rules were not written for', () => {
  const read = (description: string) =>
    checkOffer({ kind: 'mission', titre: 'Plans', description, budget: 300 }, { name: 'Bâtisseurs' }, day);

  test.each(cleanTraps)('%s is clean', (description) => {
    expect(grave(read(description))).toEqual([]);
  });

  test.each(faultyTraps)('%s: %s', (rule, description) => {
    expect(new Set(grave(read(description)).map((finding) => finding.rule))).toEqual(new Set([rule]));
  });
});

const mission = (description: string): CheckedOffer => ({
  kind: 'mission',
  titre: 'Plans',
  description,
  budget: 300,
});
const firm = { name: 'Bâtisseurs de la Dore' };
const rulesOf = (offer: CheckedOffer) =>
  checkOffer(offer, firm, day).map(({ level, rule }) => `${level} ${rule}`);

test('a mission with hours, leave and a year in the firm’s rooms is a job in disguise; one with a delivery is not', () => {
  const disguised = checkOffer(
    mission('Horaires 9 h–18 h dans nos locaux, congés à valider, 12 mois'),
    firm,
    day,
  );
  expect(new Set(disguised.filter(({ level }) => level !== 'advise').map(({ rule }) => rule))).toEqual(
    new Set(['hidden_employment']),
  );
  expect(disguised[0]).toMatchObject({ level: 'warn', suggestion: expect.stringContaining('CDD') });
  expect(rulesOf(mission('Livraison du DCE le 12 mars, trois réunions sur place'))).toEqual([]);
  expect(rulesOf(mission('Livraison du DCE, congés à valider'))).toEqual([]);
});

test('what stops comes first, and each finding says why, by what and what else', () => {
  const findings = checkOffer({ ...mission('Jeune et dynamique, moins de 35 ans'), budget: 0 }, firm, day);
  expect(findings.map(({ level }) => level)).toEqual(['stop', 'warn', 'advise']);
  for (const { why, authority, suggestion } of findings)
    for (const text of [why, authority, suggestion]) expect(text.length).toBeGreaterThan(8);
});

describe('a rewrite', () => {
  const replace = (offer: CheckedOffer, { field, rewrite }: Finding): CheckedOffer => {
    const text = textOf(offer, field);
    return rewrite === null
      ? offer
      : { ...offer, [field]: text.slice(0, rewrite.start) + rewrite.text + text.slice(rewrite.end) };
  };
  const rewritable = faulty.filter((ad) =>
    check(ad).some(({ rule, rewrite }) => rule === ad.rule && rewrite !== null),
  );

  test.each(rewritable.map((ad) => [ad.offer.titre, ad] as const))(
    'of %s leaves nothing to find',
    (_, ad) => {
      let { offer } = ad;
      for (let press = 0; press < 5; press += 1) {
        const next = checkOffer(offer, ad.firm, day).find(
          ({ rule, rewrite }) => rule === ad.rule && rewrite !== null,
        );
        if (!next) break;
        offer = replace(offer, next);
      }
      expect(grave(checkOffer(offer, ad.firm, day))).toEqual([]);
      expect(checkOffer(offer, ad.firm, day).filter(({ rule }) => rule === ad.rule)).toEqual([]);
      for (const field of checkedTexts)
        expect(textOf(offer, field)).not.toMatch(/ {2}|\( *\)| [.,]|^[.,]|,,|\.\.|,\.|[:,]$/);
    },
  );

  test.each([
    ['Nous cherchons un jeune architecte dynamique pour l’agence.', 'un architecte dynamique pour l’agence.'],
    ['Nous cherchons de jeunes talents pour notre agence.', 'cherchons des talents pour notre agence.'],
    ['Nous recrutons une jeune dessinatrice motivée ici.', 'recrutons une dessinatrice motivée ici.'],
    ['Vous rejoindrez une jeune équipe dans nos locaux.', 'rejoindrez une équipe dans nos locaux.'],
    ['Nous cherchons un homme pour le suivi du chantier.', 'une personne pour le suivi du chantier.'],
    ['Nous cherchons un jeune diplômé dynamique pour les plans.', 'un diplômé dynamique pour les plans.'],
    ['Nous cherchons un candidat jeune et dynamique pour tout.', 'un candidat enthousiaste pour tout.'],
    ['Nous cherchons une rock star de Revit pour les plans.', 'une spécialiste de Revit pour les plans.'],
    ['Un trentenaire suffit. Nous cherchons un trentenaire calme.', 'Nous cherchons une personne calme.'],
    ['Six plans. La personne sera âgée de 28 à 45 ans et mobile.', 'Six plans. '],
    ['Six plans. Nous n’étudions pas les candidats domiciliés en banlieue.', 'Six plans. '],
  ])('of “%s” leaves whole sentences: “…%s”', (description, end) => {
    const offer = mission(description);
    const findings = checkOffer(offer, firm, day).filter(({ rewrite }) => rewrite !== null);
    const [last] = findings
      .filter(({ field }) => field === 'description')
      .toSorted((a, b) => b.start - a.start);
    const changed = last ? replace(offer, last) : offer;
    expect(textOf(changed, 'description')).toContain(end);
  });

  test('is there for most of what stops by its words', () => {
    expect(rewritable.length).toBeGreaterThan(40);
  });
});

describe('whatever is written', () => {
  const pieces = [
    ...faulty.flatMap(({ offer }) => [textOf(offer, 'description'), textOf(offer, 'requirements')]),
    'É',
    '\u0301',
    '👷',
    '\u200b',
    '’',
    '\n- ',
    ' ',
    '…',
    '35 ans',
    'œ',
  ];
  const text = fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary' })), { maxLength: 12 })
    .map((parts) => parts.join(''));

  test('marks lie within their field, begin and end with its words, and never overlap in a rule', () => {
    fc.assert(
      fc.property(text, text, (description, requirements) => {
        const offer = { ...mission(description), requirements };
        for (const finding of checkOffer(offer, firm, day)) {
          const { start, end, rewrite } = finding;
          const whole = textOf(offer, finding.field);
          expect(start).toBeLessThanOrEqual(end);
          expect(end).toBeLessThanOrEqual(whole.length);
          if (end > 0)
            expect(whole.slice(start, end)).toMatch(
              /^[\p{L}\p{N}€%][\s\S]*[\p{L}\p{N}\p{M}\p{Cf}€%)]$|^[\p{L}\p{N}€%]$/u,
            );
          if (rewrite)
            expect(rewrite.start <= start && end <= rewrite.end && rewrite.end <= whole.length).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('a text in capitals, without accents or with combining ones is found the same, at its own places', () => {
    for (const ad of faultyDiscrimination) {
      for (const change of [
        (words: string) => words.toUpperCase(),
        (words: string) => words.normalize('NFD'),
        (words: string) => words.normalize('NFD').replace(/\p{M}/gu, ''),
        (words: string) => words.replaceAll('’', "'"),
        (words: string) => words.replaceAll(' ', '\u00a0'),
      ]) {
        const offer = {
          ...ad.offer,
          description: change(textOf(ad.offer, 'description')),
          requirements: change(textOf(ad.offer, 'requirements')),
        };
        const found = checkOffer(offer, ad.firm, day).filter(({ rule }) => rule === ad.rule);
        const expected = ad.faults.map(({ field, start, end }) =>
          change(textOf(ad.offer, field).slice(start, end)),
        );
        expect(found.map(({ field, start, end }) => textOf(offer, field).slice(start, end))).toEqual(
          expected,
        );
      }
    }
  });

  test.each([
    'a',
    'é',
    '1',
    ' ',
    '\n',
    '.',
    '(',
    '·',
    '\u200b',
    '’',
    'moins de ',
    'h ',
    'de ',
    '12 000 ',
    'a·e',
    'trente ',
  ])('100,000 characters of %j are read', (piece) => {
    const long = piece.repeat(Math.ceil(100_000 / piece.length));
    const offer = { ...mission(long), titre: long, requirements: long };
    expect(() => checkOffer(offer, { name: long, description: long }, day)).not.toThrow();
  });
});
