import { careerFutureMessage } from '@mitoyen/contract/features/jobseekers/career.schemas.ts';
import { expect, test } from 'vitest';
import {
  type CareerDraft,
  careerBody,
  careerDrafts,
  careerField,
  careerIssues,
  emptyCareerDraft,
} from './career-draft.ts';

const full = (key: string, fields: Partial<CareerDraft> = {}): CareerDraft => ({
  ...{ key, title: 'Dessinatrice', organisation: 'Agence Mistral', place: '' },
  ...{ from: '2020-01', to: null, text: '' },
  ...fields,
});
const empty = emptyCareerDraft([]);
const issuesOf = (...experiences: CareerDraft[]) =>
  careerIssues({ experiences, education: [] }, '2026-11-23');

test('every new entry has a key of its own, also after one was removed', () => {
  const second = emptyCareerDraft([empty]);
  expect(second.key).not.toBe(empty.key);
  expect(emptyCareerDraft([second]).key).not.toBe(second.key);
});

test('an untouched entry is neither sent nor told about; a half-filled one is', () => {
  expect(careerBody([empty, full('e2')])).toHaveLength(1);
  expect(issuesOf(empty)).toEqual({});
  expect(Object.keys(issuesOf(full('e2', { organisation: '', from: '2020-' })))).toEqual([
    'experiences.e2.organisation',
    'experiences.e2.from',
  ]);
});

test('a month that has not come is told beside its field', () => {
  expect(issuesOf(full('e1', { from: '2026-12' }))).toEqual({ 'experiences.e1.from': careerFutureMessage });
  expect(issuesOf(full('e1', { from: '2026-11' }))).toEqual({});
});

test('the server’s numbers are those of the entries it was sent', () => {
  const values = { experiences: [empty, full('e2')], education: [] };
  expect(careerField('experiences.0.to', values)).toBe('experiences.e2.to');
  expect(careerField('experiences', values)).toBe('experiences');
  expect(careerField('location', values)).toBe('location');
});

test('what was saved is what is typed', () => {
  const entry = { title: 'Cheffe', organisation: 'Horizon', place: null, text: null };
  const [draft] = careerDrafts([{ ...entry, from: '2020-01', to: null }]);
  expect(draft).toEqual(full('e1', { title: 'Cheffe', organisation: 'Horizon' }));
});
