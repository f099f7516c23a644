import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './form-step.module.css';
import { formStepTexts as texts } from './form-steps.texts.ts';
import type { FormStep, Steps } from './use-steps.ts';

/** The steps of a form, under a thin line that says which of how many is being filled in. */
export function FormSteps({
  list,
  steps,
  children,
}: {
  list: readonly FormStep[];
  steps: Steps;
  children: ReactNode;
}) {
  return (
    <div className={styles.steps}>
      <StepProgress list={list} steps={steps} />
      {children}
    </div>
  );
}

function StepProgress({ list, steps }: { list: readonly FormStep[]; steps: Steps }) {
  const title = list[steps.active]?.title ?? '';
  return (
    <div className={styles.progress}>
      <div role="status">
        <p>{texts.position(steps.active + 1, list.length, title)}</p>
      </div>
      <span className={styles.line} aria-hidden="true">
        {list.map((step, index) => (
          <i
            key={step.title}
            data-state={
              index === steps.active
                ? 'current'
                : index < steps.active && steps.isDone(index)
                  ? 'done'
                  : undefined
            }
          />
        ))}
      </span>
    </div>
  );
}

/**
 * One step. Folded, it is a line that leads to it, and its fields stay in the document for keyboard, screen
 * reader and password managers: it unfolds as soon as one of them is used. `summary`: what was filled in, in
 * a few words.
 */
export function FormStepPart({
  list,
  steps,
  index,
  summary,
  children,
}: {
  list: readonly FormStep[];
  steps: Steps;
  index: number;
  summary: string;
  children: ReactNode;
}) {
  const body = useRef<HTMLDivElement>(null);
  const title = list[index]?.title ?? '';
  const isOpen = steps.isOpen(index);
  const hasNext = index < list.length - 1 && !steps.isOpen(index + 1);
  const touch = () => steps.touch(index);
  useLayoutEffect(() => {
    const used = document.activeElement;
    // it was out of sight when it took the focus
    if (isOpen && body.current?.contains(used)) used?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  const isDone = steps.isDone(index);
  return (
    <fieldset
      id={steps.idOf(index)}
      className={styles.step}
      onFocus={(event) =>
        event.target !== event.currentTarget && body.current?.contains(event.target) && touch()
      }
      onChange={touch}
      onKeyDown={(event) => steps.onKeyDown(index, event)}
    >
      <legend>
        <VisuallyHidden>{title}</VisuallyHidden>
      </legend>
      {!isOpen && (
        <button type="button" className={styles.folded} onClick={() => steps.goTo(index)}>
          <span className={styles.number} aria-hidden="true">
            {String(index + 1).padStart(2, '0')}
          </span>
          <span className={styles.title}>{title}</span>
          <span className={cx(styles.state, isDone && styles.done)}>
            {isDone && <Icon name="check" />}
            {isDone ? summary || texts.done : texts.toFill}
          </span>
          <Icon name="chevronDown" />
        </button>
      )}
      <div ref={body} className={cx(styles.body, !isOpen && styles.away)}>
        {children}
        {isOpen && hasNext && (
          <div>
            <Button variant="primary" iconEnd="arrowRight" onClick={() => steps.goOn(index)}>
              {texts.continue}
            </Button>
          </div>
        )}
      </div>
    </fieldset>
  );
}
