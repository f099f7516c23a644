import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Form } from './use-form.ts';

/** A part of a form that is filled in one at a time. */
export interface FormStep {
  readonly title: string;
  /** Names of its fields: those of `Form.field`. */
  readonly fields: readonly string[];
}

export interface Steps {
  /** The current step, from 0: where the focus was last. */
  readonly active: number;
  readonly isOpen: (index: number) => boolean;
  readonly isDone: (index: number) => boolean;
  readonly idOf: (index: number) => string;
  /** Opens a step, as a new entry of the browser's history. */
  readonly goTo: (index: number) => void;
  /** Opens the next step, unless a field of this one is invalid: then it is shown and focused. */
  readonly goOn: (index: number) => void;
  /** To call when anything in a step is focused or changed: a folded one unfolds. */
  readonly touch: (index: number) => void;
  readonly onKeyDown: (index: number, event: KeyboardEvent) => void;
}

const hashOf = (index: number) => `#etape-${index + 1}`;
const singleLine = 'input:not([type=checkbox], [type=radio], [type=file])';
const isIn = ({ fields }: FormStep, path: string) => fields.includes(path.split('.')[0] ?? path);

function focusHeading(index: number): void {
  const heading = document.getElementById(hashOf(index).slice(1))?.querySelector('h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}

/**
 * The steps of one form. The address's hash names the current one, so that Back, Forward and a reload find
 * it; the server, which does not get the hash, renders the first. Folded steps stay in the document and can
 * be filled in (decision 62).
 */
export function useSteps<Values>(form: Form<Values>, steps: readonly FormStep[]): Steps {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [current, setCurrent] = useState(0);
  const [active, setActive] = useState(0);
  const [touched, setTouched] = useState<ReadonlySet<number>>(new Set());
  const mustFocus = useRef(false);
  const asked = Math.max(
    0,
    steps.findIndex((_, index) => hashOf(index) === hash),
  );

  const wasAsked = useRef(asked);
  useEffect(() => {
    mustFocus.current = wasAsked.current !== asked;
    wasAsked.current = asked;
    setCurrent(asked);
    setActive(asked);
    setTouched(new Set());
  }, [asked]);
  useEffect(() => {
    if (mustFocus.current) focusHeading(current);
    mustFocus.current = false;
  }, [current]);

  // steps with faults of the last submit are never folded
  const wrong = steps.flatMap((step, index) =>
    Object.keys(form.issues).some((path) => isIn(step, path)) ? [index] : [],
  );
  const wrongNow = useRef(wrong);
  wrongNow.current = wrong;
  useEffect(() => {
    if (form.attempt > 0) setTouched((before) => new Set([...before, ...wrongNow.current]));
  }, [form.attempt]);

  const wrongPaths = (index: number) => {
    const step = steps[index];
    return step ? form.wrong.filter((path) => isIn(step, path)) : [];
  };
  const goTo = (index: number) => {
    if (index === asked) {
      setActive(index);
      setTouched(new Set());
      return focusHeading(index);
    }
    void navigate({ hash: hashOf(index) }, { preventScrollReset: true });
  };
  const goOn = (index: number) => {
    const [first, ...others] = wrongPaths(index);
    if (first === undefined) return goTo(index + 1);
    form.reveal([first, ...others]);
    document.getElementById(form.idOf(first))?.focus();
  };
  const isOpen = (index: number) => index === current || touched.has(index);
  return {
    active,
    isOpen,
    isDone: (index) => wrongPaths(index).length === 0,
    idOf: (index) => hashOf(index).slice(1),
    goTo,
    goOn,
    touch: (index) => {
      setActive(index);
      if (!isOpen(index)) setTouched((before) => new Set([...before, index]));
    },
    onKeyDown: (index, event) => {
      const isLast = index === steps.length - 1 || isOpen(index + 1);
      if (event.key !== 'Enter' || event.defaultPrevented || isLast) return;
      if (event.nativeEvent.isComposing || !(event.target as Element).matches(singleLine)) return;
      event.preventDefault();
      goOn(index);
    },
  };
}
