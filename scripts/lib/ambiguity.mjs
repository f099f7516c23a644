import { CharBase, JS } from 'refa';

// How long a backtracking engine may take over a text, from the pattern's automaton: exponential where some text leads
// from a state back to itself in two ways, quadratic or worse where some text leads from one state to itself, from
// another to itself, and from the first to the second (A. Weber, H. Seidl: “On the degree of ambiguity of finite
// automata”, 1991). A search that may start anywhere is one more state, which takes every character. Loops that can end
// the match at any moment never fail, and are harmless.

/** More copies of a bounded repetition change nothing about loops. */
const maxCopies = 4;
const nothing = { isNullable: true, first: [], last: [] };
const isLoop = ({ max }) => max === Number.POSITIVE_INFINITY;
/** How refa writes `^`. */
const isStartOfText = ({ kind, negate }) => kind === 'behind' && negate;

/** Glushkov's automaton: a position for each character class, and which may follow which (twice, when in two ways). */
class Automaton {
  sets = [];
  follow = [];

  /** Assertions take no character; those that do not pass let nothing through. */
  constructor(expression, passes) {
    this.passes = passes;
    Object.assign(this, this.either(expression.alternatives));
  }

  either(alternatives) {
    const parts = alternatives.map(({ elements }) =>
      elements.map((node) => this.element(node)).reduce((one, next) => this.chain(one, next), nothing),
    );
    return {
      isNullable: parts.some(({ isNullable }) => isNullable),
      first: parts.flatMap(({ first }) => first),
      last: parts.flatMap(({ last }) => last),
    };
  }

  chain(one, next) {
    for (const position of one.last) this.follow[position].push(...next.first);
    return {
      isNullable: one.isNullable && next.isNullable,
      first: one.isNullable ? [...one.first, ...next.first] : one.first,
      last: next.isNullable ? [...one.last, ...next.last] : next.last,
    };
  }

  element(node) {
    if (node.type === 'Assertion') return { ...nothing, isNullable: this.passes(node) };
    if (node.type === 'Quantifier') return this.repeat(node);
    if (node.type !== 'CharacterClass') return this.either(node.alternatives);
    const position = this.sets.push(node.characters) - 1;
    this.follow.push([]);
    return { isNullable: false, first: [position], last: [position] };
  }

  repeat({ alternatives, min, max }) {
    const needed = Math.min(min, maxCopies);
    let rest = nothing;
    let copies = needed;
    if (isLoop({ max })) {
      rest = this.either(alternatives);
      for (const position of rest.last) this.follow[position].push(...rest.first);
      if (needed === 0) return { ...rest, isNullable: true };
      copies -= 1;
    } else {
      for (let more = Math.min(max - min, maxCopies); more > 0; more -= 1)
        rest = { ...this.chain(this.either(alternatives), rest), isNullable: true };
    }
    for (; copies > 0; copies -= 1) rest = this.chain(this.either(alternatives), rest);
    return rest;
  }
}

/** Every state that a state leads to, by one step or more. */
function reachable(from, stepsOf) {
  const seen = new Set();
  const waiting = [from];
  while (waiting.length > 0) {
    for (const state of stepsOf(waiting.pop())) {
      if (!seen.has(state)) waiting.push(state);
      seen.add(state);
    }
  }
  return seen;
}

/** Whether something is no automaton's: a back reference, or a loop in an assertion, which is tried anew at each place. */
function isBeyond(node, isInAssertion = false) {
  if (node.type === 'Unknown' || (isInAssertion && node.type === 'Quantifier' && isLoop(node))) return true;
  return (node.alternatives ?? []).some(({ elements }) =>
    elements.some((element) => isBeyond(element, isInAssertion || node.type === 'Assertion')),
  );
}

/** The automaton of a search, without the states at which a match may end; and `follow` with them. */
function searchOf(expression, flags) {
  const { sets, follow } = new Automaton(expression, () => true);
  const base = new CharBase(sets);
  const masks = sets.map((set) => base.split(set).reduce((mask, index) => mask | (1n << BigInt(index)), 0n));
  const starts = flags.includes('y') ? [] : new Automaton(expression, (node) => !isStartOfText(node)).first;
  masks.push(-1n);
  follow.push([...starts, sets.length]);
  const ends = new Set(new Automaton(expression, isStartOfText).last);
  const steps = follow.map((next, state) =>
    ends.has(state) ? [] : next.filter((other) => !ends.has(other)),
  );
  const loops = [...steps.keys()].filter((state) => reachable(state, (from) => steps[from]).has(state));
  return { masks, follow, steps, loops };
}

function isExponential({ masks, steps, loops }) {
  const count = steps.length;
  const isPair = (pair) => Math.floor(pair / count) !== pair % count;
  const stepsOf = (pair) =>
    steps[Math.floor(pair / count)].flatMap((one) =>
      steps[pair % count].filter((other) => masks[one] & masks[other]).map((other) => one * count + other),
    );
  return loops.some((state) => {
    const returns = (next) => next === state || reachable(next, (from) => steps[from]).has(state);
    if (steps[state].some((next, index) => steps[state].indexOf(next) !== index && returns(next)))
      return true;
    const twin = state * count + state;
    return [...reachable(twin, stepsOf)].some((pair) => isPair(pair) && reachable(pair, stepsOf).has(twin));
  });
}

function isQuadratic({ masks, follow, steps, loops }) {
  const count = steps.length;
  const code = (one, between, other) => (one * count + between) * count + other;
  const stepsOf = (triple) => {
    const [one, between] = [Math.floor(triple / count ** 2), Math.floor(triple / count) % count];
    const next = [];
    for (const a of steps[one])
      for (const b of follow[between])
        for (const c of steps[triple % count]) if (masks[a] & masks[b] & masks[c]) next.push(code(a, b, c));
    return next;
  };
  return loops.some((one) =>
    loops.some(
      (other) => one !== other && reachable(code(one, one, other), stepsOf).has(code(one, other, other)),
    ),
  );
}

/** How the time of a pattern may grow with the text it is given: 'linear', 'quadratic' (or worse) or 'exponential'. */
export function growthOf(source, flags) {
  const { expression } = JS.Parser.fromLiteral({ source, flags }).parse({
    disableSimplification: true,
    backreferences: 'unknown',
  });
  if (isBeyond(expression)) return 'quadratic';
  if (new Automaton(expression, isStartOfText).isNullable) return 'linear';
  const search = searchOf(expression, flags);
  if (isExponential(search)) return 'exponential';
  return isQuadratic(search) ? 'quadratic' : 'linear';
}
