import type { FacetCounts } from '@mitoyen/contract/features/facets/facet-counts.schemas.ts';
import type { ReadableVocabulary } from '@mitoyen/contract/features/vocabulary/vocabulary.schemas.ts';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { formatNumber } from '../../ui/format.ts';
import { facetTexts } from '../vocabulary/index.ts';
import styles from './facet-groups.module.css';
import { facetName } from './facet-names.ts';
import type { FacetName } from './field.filters.ts';
import { fieldTexts as texts } from './field.texts.ts';

type Counts = FacetCounts['trades'];

interface FacetGroupProps {
  readonly facet: FacetName;
  readonly vocabulary: ReadableVocabulary;
  readonly counts: Counts;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: string[]) => void;
}

const shownAtFirst = 8;
const baseOf = (code: string) => code.split(':')[0] ?? code;

/** What is chosen stands in the list even where nobody has it. */
function withChosen(counts: Counts, chosen: readonly string[]): Counts {
  const bases = counts.filter(({ code }) => !code.includes(':'));
  const missing = chosen.map(baseOf).filter((code) => !bases.some((value) => value.code === code));
  return [...bases, ...missing.map((code) => ({ code, count: null }))];
}

/** In a list there is room for what a phase's short name stands for. */
function longName(vocabulary: ReadableVocabulary, facet: FacetName, code: string): string {
  const phase = facet === 'phase' && vocabulary.phases.find((one) => one.code === code);
  return phase ? facetTexts.phase(phase.code, phase.name) : facetName(vocabulary, facet, code);
}

/** How well a chosen program is to be known. */
function LevelSelect({
  vocabulary,
  code,
  onChange,
}: {
  vocabulary: ReadableVocabulary;
  code: string;
  onChange: (code: string) => void;
}) {
  const id = useId();
  const base = baseOf(code);
  return (
    <div className={styles.level}>
      <label htmlFor={id} className={styles.levelLabel}>
        {texts.level(facetName(vocabulary, 'software', base))}
      </label>
      <select
        id={id}
        value={code}
        className={styles.levelSelect}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value={base}>{texts.anyLevel}</option>
        {vocabulary.softwareLevels
          .filter(({ level }) => level > 1)
          .map(({ level, name }) => (
            <option key={level} value={`${base}:${level}`}>
              {texts.atLeastLevel(name)}
            </option>
          ))}
      </select>
    </div>
  );
}

/** The values of one facet, each with how many it finds; any of those that are ticked fits. */
export function FacetGroup({ facet, vocabulary, counts, chosen, onChange }: FacetGroupProps) {
  const [isAll, setIsAll] = useState(false);
  const values = withChosen(counts, chosen);
  if (values.length === 0) return <p className={styles.note}>{texts.none}</p>;
  const chosenOf = (code: string) => chosen.find((one) => baseOf(one) === code);
  const shown = values.filter(({ code }, place) => isAll || place < shownAtFirst || chosenOf(code));
  const without = (code: string) => chosen.filter((one) => baseOf(one) !== code);
  return (
    <>
      {shown.map(({ code, count }) => {
        const asked = chosenOf(code);
        return (
          <div key={code}>
            <label className={styles.value}>
              <input
                type="checkbox"
                name={facet}
                value={code}
                checked={asked !== undefined}
                onChange={() => onChange(asked ? without(code) : [...chosen, code])}
              />
              <span>{longName(vocabulary, facet, code)}</span>
              {count !== null && <span className={styles.count}>{formatNumber(count)}</span>}
            </label>
            {facet === 'software' && asked && (
              <LevelSelect
                vocabulary={vocabulary}
                code={asked}
                onChange={(next) => onChange([...without(code), next])}
              />
            )}
          </div>
        );
      })}
      {shown.length < values.length && (
        <Button variant="link" onClick={() => setIsAll(true)}>
          {texts.showAll(values.length)}
        </Button>
      )}
    </>
  );
}
