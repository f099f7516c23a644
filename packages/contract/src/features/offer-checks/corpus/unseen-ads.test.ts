import { describe, expect, test } from 'vitest';
import { checkOffer } from '../check-offer.ts';
import { ruleNames } from '../offer-checks.types.ts';
import { cleanSentences, faultySentences } from './sentences.fixture.ts';
import { asOffer, unseenAds, unseenFirm } from './unseen-ads.fixture.ts';

const day = '2026-11-28';
const graveOf = (ad: Parameters<typeof asOffer>[0]) =>
  checkOffer(asOffer(ad), unseenFirm, day).filter(({ level }) => level !== 'advise');
const faulty = unseenAds.filter(({ expected }) => expected !== 'clean');
const clean = unseenAds.filter(({ expected }) => expected === 'clean');

describe('ads by somebody who had not read the rules', () => {
  test('are 120 with a fault and 120 without', () => {
    expect([faulty.length, clean.length]).toEqual([120, 120]);
  });

  test('of those with a fault, 118 are found at least, as grave as the law has it', () => {
    const missed = faulty.filter((ad) => !graveOf(ad).some(({ level }) => level === ad.expected));
    expect(missed.map(({ id, text }) => `${id}: ${text}`).slice(2)).toEqual([]);
  });

  test('of those without, none is stopped and two ask to be read at most', () => {
    const told = clean.flatMap((ad) =>
      graveOf(ad).map(({ level, rule }) => ({ level, of: `${ad.id} ${rule}` })),
    );
    expect(told.filter(({ level }) => level === 'stop')).toEqual([]);
    expect(told.length).toBeLessThanOrEqual(2);
  });
});

const read = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(' | ') as [string, string]);
const missionRules = ['unpaid', 'complacent_signature', 'hidden_employment'];

describe('words wherever in a sentence they stand', () => {
  test.each(read(faultySentences))('%s: %s', (rule, text) => {
    expect(ruleNames).toContain(rule);
    const kind = missionRules.includes(rule) ? 'mission' : 'job';
    expect(graveOf({ kind, title: 'Plans', text: `${text} Plans.` }).map((found) => found.rule)).toContain(
      rule,
    );
  });

  test.each(read(cleanSentences))('of a %s without a fault: %s', (kind, text) => {
    const ad = {
      kind: kind === 'mission' ? 'mission' : 'job',
      title: 'Plans',
      text: `${text} Plans.`,
    } as const;
    expect(graveOf(ad).map(({ rule }) => rule)).toEqual([]);
  });
});
