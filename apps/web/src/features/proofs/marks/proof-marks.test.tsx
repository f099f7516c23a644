import type { ProofMark } from '@mitoyen/contract/features/proofs/proofs.schemas.ts';
import { reservedTitleOf } from '@mitoyen/contract/features/vocabulary/reserved-titles.ts';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FactList } from '../../../ui/fact-list.tsx';
import { markTexts as texts } from './marks.texts.ts';
import { ProofMarks } from './proof-marks.tsx';
import { titleFacts } from './title-fact.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const vigilance: ProofMark = { kind: 'vigilance', domains: null, until: '2026-11-21', state: 'verified' };
const insurance: ProofMark = {
  kind: 'decennial',
  domains: 'Maîtrise d’œuvre',
  until: '2026-12-31',
  state: 'declared',
};
const ordre: ProofMark = { kind: 'ordre', domains: null, until: '2027-03-31', state: 'verified' };
const marksShown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('a mark is gone as its day ends in Paris, on a page that stays open', () => {
  vi.setSystemTime('2026-11-21T22:58:00Z');
  render(<ProofMarks marks={[vigilance, insurance]} />);
  expect(marksShown()).toHaveLength(2);
  act(() => void vi.advanceTimersByTime(119_000));
  expect(marksShown()).toHaveLength(2);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(marksShown()).toEqual([expect.stringContaining('Assurance décennale')]);
  // and the next midnight is waited for
  for (let day = 0; day < 40; day += 1) act(() => void vi.advanceTimersByTime(86_400_000));
  expect(marksShown()).toEqual([]);
});

test('a page that was kept over midnight shows it no longer, once it is alive', () => {
  vi.setSystemTime('2026-11-22T08:00:00Z');
  expect(renderToString(<ProofMarks marks={[vigilance]} />)).toContain('Attestation de vigilance');
  render(<ProofMarks marks={[vigilance]} />);
  expect(marksShown()).toEqual([]);
});

test('declared is not drawn as verified is', () => {
  vi.setSystemTime('2026-06-01T10:00:00Z');
  render(<ProofMarks marks={[vigilance, insurance]} />);
  const [verified, declared] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(within(verified).getByText(texts.verified).dataset.tone).toBe('success');
  expect(verified.querySelector('svg')).toBeTruthy();
  expect(within(declared).getByText(texts.declared).dataset.tone).toBeUndefined();
  expect(declared.querySelector('svg')).toBeNull();
  expect(declared.textContent).toContain('Maîtrise d’œuvre, jusqu’au 31 décembre 2026');
});

test('who has none shows nothing', () => {
  render(<ProofMarks marks={[ordre]} />);
  expect(document.body.textContent).toBe('');
});

const factsOf = (title: string, proofs: readonly ProofMark[]) => {
  const reservedTitle = reservedTitleOf(title) ?? undefined;
  render(<FactList facts={titleFacts({ reservedTitle, proofs })} />);
  return screen.queryAllByRole('definition').map(({ textContent }) => textContent);
};

test.each([
  ['Architecte DE', [], ['Non déclarée']],
  ['Architecte DPLG', [{ ...ordre, state: 'declared' }], ['Déclaréejusqu’au 31 mars 2027']],
  ['Architecte', [ordre], ['Vérifiéejusqu’au 31 mars 2027']],
  ['Économiste', [ordre], ['Vérifiéejusqu’au 31 mars 2027']],
  ['Architecte d’intérieur', [], []],
  ['Architecte logiciel', [vigilance], []],
  ['Géomètre-expert', [], [texts.otherUnproved]],
] as const)('“%s” with %j says %j', (title, marks, said) => {
  vi.setSystemTime('2026-06-01T10:00:00Z');
  expect(factsOf(title, marks)).toEqual(said);
});

test('the note is back at midnight, once the number’s day has ended', () => {
  vi.setSystemTime('2027-03-31T21:59:00Z');
  expect(factsOf('Architecte DE', [ordre])).toEqual([expect.stringContaining('Vérifiée')]);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByRole('definition').textContent).toBe('Non déclarée');
});
