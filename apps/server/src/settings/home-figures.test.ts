import { expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { pageConfigOf } from '../start/page-config.ts';
import { claimedFigures, readHomeFigures } from './home-figures.ts';

const figuresOf = (source: Record<string, string>) =>
  pageConfigOf(readEnv({ NODE_ENV: 'development', ...source }), { siteUrl: '', areSubscriptionsOpen: true })
    .homeFigures;

test('are read as they are to be shown', () => {
  expect(readHomeFigures('40 | agences, 3 000+|chantiers')).toEqual([
    { value: '40', label: 'agences' },
    { value: '3 000+', label: 'chantiers' },
  ]);
  expect(readHomeFigures('none')).toEqual([]);
});

test.each(['500+', '500+ |', '1|a|b', '1|a,2|b,3|c,4|d,5|e'])('%s is refused with a sentence', (text) => {
  expect(() => readHomeFigures(text)).toThrow(/^must /u);
});

test('a demonstration claims none unless they are set; everybody else claims what is promised', () => {
  expect(figuresOf({ DEMO_DATA: 'true' })).toEqual([]);
  expect(figuresOf({ DEMO_DATA: 'false' })).toEqual(claimedFigures);
  expect(figuresOf({ DEMO_DATA: 'true', HOME_FIGURES: '60 | agences' })).toEqual([
    { value: '60', label: 'agences' },
  ]);
});
