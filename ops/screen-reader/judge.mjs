import { check } from '../lib/run.mjs';
import { findControls } from './controls.mjs';
import {
  ambiguousControls,
  doubledLines,
  gluedLines,
  namelessControls,
  strayLines,
  stutters,
} from './rules.mjs';

/** Buttons that stand at two places of a page and do the same. */
const twice = new Set(['Effacer la recherche (button)']);

const few = (things) => things.slice(0, 6).join(' | ');

/** Judges a page that stands: each button, link and field says what of whom. */
export async function judgeControls(page, where) {
  const controls = await findControls(page);
  const nameless = namelessControls(controls).map(({ role, target }) => `${role} ${target}`);
  const ambiguous = ambiguousControls(controls)
    .filter(({ spoken }) => !twice.has(spoken))
    .map(({ spoken, targets }) => `${spoken}: ${targets.join(', ')}`);
  check(`${where}: everything that can be pressed has a name`, nameless.length === 0, few(nameless));
  check(`${where}: what says the same does the same`, ambiguous.length === 0, few(ambiguous));
  return controls;
}

/** Judges all that was heard in a walk. */
export function judgeSpeech(name, lines) {
  const stray = strayLines(lines);
  const doubled = [...doubledLines(lines), ...stutters(lines)];
  const glued = gluedLines(lines);
  check(`${name}: no words that run into each other`, glued.length === 0, few(glued));
  check(`${name}: no letter and no mark alone`, stray.length === 0, few(stray));
  check(`${name}: nothing is said twice in a row`, doubled.length === 0, few(doubled));
}
