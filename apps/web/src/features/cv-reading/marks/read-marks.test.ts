import { expect, test } from 'vitest';
import { fillEmpty, type MarkedValues, markOf } from './read-marks.ts';

interface Values extends MarkedValues {
  title: string;
  location: string;
  placeCode: string;
  software: readonly string[];
}
const blank: Values = { title: '', location: '', placeCode: '', software: [], readMarks: {} };
const proposals = [
  { name: 'title', changes: { title: 'Architecte' } },
  { name: 'location', changes: { location: 'Lyon', placeCode: 'c69123' } },
  { name: 'software', changes: { software: [] } },
] as const;

test('what is empty is filled in and marked, with what belongs to it; nothing is no proposal', () => {
  const { changes, names } = fillEmpty(blank, proposals);
  expect(names).toEqual(['title', 'location']);
  expect(changes).toMatchObject({ title: 'Architecte', location: 'Lyon', placeCode: 'c69123' });
  expect(markOf({ ...blank, ...changes }, 'location')).toEqual({ value: 'Lyon', isKept: false });
});

test('what was typed stays, and has no mark', () => {
  const typed = { ...blank, title: 'Urbaniste' };
  const { changes, names } = fillEmpty(typed, proposals);
  expect(names).toEqual(['location']);
  expect(changes).not.toHaveProperty('title');
});

test('what is changed is no longer what was read', () => {
  const filled = { ...blank, ...fillEmpty(blank, proposals).changes };
  const changed: Values = { ...filled, title: 'Architecte DE' };
  expect(markOf(changed, 'title')).toBeUndefined();
});

test('another CV replaces what was read and not yet looked at, and nothing else', () => {
  const filled = { ...blank, ...fillEmpty(blank, proposals).changes };
  const looked: Values = {
    ...filled,
    readMarks: { ...filled.readMarks, location: { value: 'Lyon', isKept: true } },
  };
  const other = [
    { name: 'title', changes: { title: 'Dessinatrice' } },
    { name: 'location', changes: { location: 'Nantes', placeCode: '' } },
  ] as const;
  expect(fillEmpty(looked, other).names).toEqual(['title']);
});
