import styles from './focus.module.css';

const stepPercent = 5;

/** The step of the style sheet nearest to a point in per cent. */
function nearestStep(percent: number): number {
  return Math.round(Math.min(100, Math.max(0, percent)) / stepPercent) * stepPercent;
}

/** What puts `--focus-x` and `--focus-y` on an element, in steps of 5 %. Join `className` with the element's own. */
export function focusAttributes(focusX: number, focusY: number) {
  return {
    className: styles.focus,
    'data-focus-x': nearestStep(focusX),
    'data-focus-y': nearestStep(focusY),
  };
}
