import { expect, test } from 'vitest';
import type { ProfileCard } from '../directory/directory.schemas.ts';
import { choosePeople, shownCounts } from './showcase.rules.ts';

let made = 0;
const card = (kind: ProfileCard['kind'], values: Partial<ProfileCard> = {}): ProfileCard => {
  made += 1;
  return {
    kind,
    id: `id-${made}`,
    firstName: 'Camille',
    title: 'Architecte',
    specialization: 'Logement',
    location: 'Lyon',
    skills: [],
    experienceYears: 3,
    availability: 'Disponible',
    avatar: '/files/portrait',
    trades: [],
    ...values,
  };
};
const works = [{ url: '/files/cover', focusX: 50, focusY: 50 }];
const many = (count: number, make: () => ProfileCard) => Array.from({ length: count }, make);

test('those with a portrait and projects come before those without', () => {
  const bare = many(10, () => card('freelance', { avatar: null }));
  const full = many(shownCounts.people, () => card('freelance', { works }));
  expect(choosePeople([...bare, ...full])).toEqual(full);
});

test('job seekers are among them, in the order of chance', () => {
  const cards = [...many(9, () => card('freelance', { works })), ...many(9, () => card('jobseeker'))];
  const chosen = choosePeople(cards);
  expect(chosen.map(({ kind }) => kind)).toEqual([
    ...Array(4).fill('freelance'),
    ...Array(2).fill('jobseeker'),
  ]);
});

test('one kind fills the places that the other leaves, and few are all shown', () => {
  const seekers = many(9, () => card('jobseeker'));
  expect(choosePeople(seekers)).toHaveLength(shownCounts.people);
  expect(choosePeople(seekers.slice(0, 3))).toEqual(seekers.slice(0, 3));
  expect(choosePeople([])).toEqual([]);
});
