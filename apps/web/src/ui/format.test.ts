import { expect, test } from 'vitest';
import {
  formatDay,
  formatEuros,
  formatFileSize,
  formatNearDay,
  formatNumber,
  formatPercent,
  formatPhone,
  formatPrice,
  formatSurface,
  formatYears,
} from './format.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, '_');

test('amounts carry cents only when there are some, and never break', () => {
  expect(plain(formatEuros(29.99))).toBe('29,99_€');
  expect(plain(formatEuros(29.9))).toBe('29,90_€');
  expect(plain(formatEuros(38000))).toBe('38_000_€');
  expect(plain(formatPrice(45, 'heure'))).toBe('45_€_/_heure');
});

test.each([0, 1, 12, 999, 1000, 1234, 38_000, 1_250_300, -4, -1234])(
  '%s reads as the platform would write it',
  (value) => {
    const inFrench = (options: Intl.NumberFormatOptions, of = value) =>
      new Intl.NumberFormat('fr-FR', options).format(of);
    const euros = { style: 'currency', currency: 'EUR' } as const;
    expect(formatNumber(value)).toBe(inFrench({}));
    expect(formatEuros(value)).toBe(inFrench({ ...euros, minimumFractionDigits: 0 }));
    expect(formatEuros(value + 0.25)).toBe(inFrench(euros, value + 0.25));
    expect(formatPercent(value / 100)).toBe(inFrench({ style: 'percent' }, value / 100));
    expect(formatSurface(value + 0.5)).toBe(`${inFrench({ maximumFractionDigits: 1 }, value + 0.5)}\u00a0m²`);
  },
);

test('years are singular up to one', () => {
  expect([0, 1, 2].map((years) => plain(formatYears(years)))).toEqual(['0_an', '1_an', '2_ans']);
});

test('a day is the day in Paris', () => {
  expect(formatDay('2026-11-01')).toBe('1er novembre 2026');
  expect(formatDay('2026-03-09T23:30:00Z')).toBe('10 mars 2026');
});

test('file sizes are in octets', () => {
  expect(plain(formatFileSize(1_572_864))).toBe('1,5_Mo');
  expect(plain(formatFileSize(12))).toBe('1_Ko');
});

test('a telephone number reads as it is dialled in France and overseas', () => {
  expect(formatPhone('+33612345678')).toBe('06\u00a012\u00a034\u00a056\u00a078');
  expect(formatPhone('+262692123456')).toBe('0692\u00a012\u00a034\u00a056');
  expect(formatPhone('+331234')).toBe('+331234');
});

test('a day of this year is said without it', () => {
  expect(formatNearDay('2026-11-05', '2026-11-28')).toBe('5 novembre');
  expect(formatNearDay('2025-12-31', '2026-11-28')).toBe('31 décembre 2025');
});
