import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatNumber } from './format.ts';
import styles from './range-pair.module.css';
import { moveMaximum, moveMinimum, type Range, type RangeLimits, readTyped } from './range-pair.rules.ts';
import { uiTexts } from './ui.texts.ts';

/**
 * A minimum and a maximum on one scale: two native sliders that never cross, and two boxes to type in.
 * With `unlimitedAtMax`, the largest value means “no limit” and is shown as ∞.
 */
export function RangePair({
  label,
  unit,
  limits,
  value,
  onChange,
  unlimitedAtMax = false,
}: {
  label: string;
  /** Shown after the figures: “€ / heure”. */
  unit: string;
  limits: RangeLimits;
  value: Range;
  onChange: (range: Range) => void;
  unlimitedAtMax?: boolean;
}) {
  const isUnlimited = unlimitedAtMax && value.max >= limits.max;
  const setMin = (min: number) => onChange(moveMinimum(value, min, limits));
  const setMax = (max: number) => onChange(moveMaximum(value, max, limits));
  const nameOf = (end: string) => `${label}, ${end.toLowerCase()}`;
  const spokenMax = isUnlimited ? uiTexts.unlimited : `${formatNumber(value.max)} ${unit}`;
  return (
    <fieldset className={styles.range}>
      <legend className={styles.legend}>
        {label} <span className={styles.unit}>({unit})</span>
      </legend>
      <Track limits={limits} value={value}>
        <Slider
          name={nameOf(uiTexts.minimum)}
          spoken={`${formatNumber(value.min)} ${unit}`}
          limits={limits}
          value={value.min}
          onChange={setMin}
        />
        <Slider
          name={nameOf(uiTexts.maximum)}
          spoken={spokenMax}
          limits={limits}
          value={value.max}
          onChange={setMax}
        />
      </Track>
      <div className={styles.boxes}>
        <TypedValue
          label={uiTexts.minimum}
          name={nameOf(uiTexts.minimum)}
          shown={String(value.min)}
          onCommit={setMin}
          limits={limits}
        />
        <span aria-hidden="true">–</span>
        <TypedValue
          label={uiTexts.maximum}
          name={nameOf(uiTexts.maximum)}
          shown={isUnlimited ? '∞' : String(value.max)}
          onCommit={setMax}
          limits={limits}
        />
      </div>
    </fieldset>
  );
}

function Track({ limits, value, children }: { limits: RangeLimits; value: Range; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const span = limits.max - limits.min || 1;
    ref.current?.style.setProperty('--from', `${(100 * (value.min - limits.min)) / span}%`);
    ref.current?.style.setProperty('--to', `${(100 * (value.max - limits.min)) / span}%`);
  }, [limits, value]);
  return (
    <div
      ref={ref}
      className={styles.track}
      data-high={value.min > (limits.min + limits.max) / 2 || undefined}
    >
      {children}
    </div>
  );
}

interface SliderProps {
  name: string;
  spoken: string;
  limits: RangeLimits;
  value: number;
  onChange: (value: number) => void;
}

function Slider({ name, spoken, limits, value, onChange }: SliderProps) {
  return (
    <input
      type="range"
      className={styles.slider}
      aria-label={name}
      aria-valuetext={spoken}
      min={limits.min}
      max={limits.max}
      step={limits.step}
      value={value}
      onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
    />
  );
}

interface TypedValueProps {
  label: string;
  /** Said of the box: of which range it is the end. */
  name: string;
  shown: string;
  limits: RangeLimits;
  onCommit: (value: number) => void;
}

/** Typed freely; taken over when the box is left or Enter pressed. What is no number is put back. */
function TypedValue({ label, name, shown, limits, onCommit }: TypedValueProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    const typed = draft === null ? null : readTyped(draft, limits);
    if (typed !== null) onCommit(typed);
    setDraft(null);
  };
  return (
    <label className={styles.box}>
      <span className={styles.boxLabel}>{label}</span>
      <input
        type="text"
        inputMode="numeric"
        aria-label={name}
        autoComplete="off"
        className={styles.typed}
        value={draft ?? shown}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
    </label>
  );
}
