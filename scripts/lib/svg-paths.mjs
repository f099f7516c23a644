/** How many numbers each command of a path takes, and which of them are where it ends; null keeps the one before. */
const commands = { m: [2, 0, 1], l: [2, 0, 1], h: [1, 0, null], v: [1, null, 0], c: [6, 4, 5] };

/** The outlines that an SVG path draws, as absolute points; curves become lines. */
export function readRings(path) {
  const tokens = path.match(/[a-zA-Z]|-?\d*\.?\d+/g);
  const rings = [];
  let command = '';
  let at = [0, 0];
  for (let place = 0; place < tokens.length; ) {
    if (/[a-zA-Z]/.test(tokens[place])) command = tokens[place++];
    if (command.toLowerCase() === 'z') {
      at = rings.at(-1)[0];
      continue;
    }
    const [count, ...ends] = commands[command.toLowerCase()];
    const numbers = tokens.slice(place, place + count).map(Number);
    place += count;
    const isRelative = command === command.toLowerCase();
    at = at.map((before, axis) => {
      if (ends[axis] === null) return before;
      return numbers[ends[axis]] + (isRelative ? before : 0);
    });
    if (command.toLowerCase() !== 'm') rings.at(-1).push(at);
    else {
      rings.push([at]);
      command = isRelative ? 'l' : 'L';
    }
  }
  return rings;
}

const isSame = ([x, y], [u, v]) => x === u && y === v;
const turns = ([x, y], [u, v], [a, b]) => (u - x) * (b - v) !== (v - y) * (a - u);

function areaOf(ring) {
  const parts = ring.map(([x, y], place) => {
    const [u, v] = ring[(place + 1) % ring.length];
    return x * v - u * y;
  });
  return Math.abs(parts.reduce((sum, part) => sum + part, 0)) / 2;
}

/** Outlines on a grid of whole units, so that neighbours still share their borders; what is smaller than two is left out. */
export function writePath(rings) {
  return rings
    .map((ring) => ring.map(([x, y]) => [Math.round(x), Math.round(y)]))
    .map((ring) => ring.filter((point, place) => !isSame(point, ring.at(place - 1))))
    .filter((ring) => ring.length > 2 && areaOf(ring) >= 2)
    .map((ring) =>
      ring.filter((point, place) => turns(ring.at(place - 1), point, ring[(place + 1) % ring.length])),
    )
    .map(([first, ...others]) => {
      const steps = others.map(([x, y], place) => {
        const [u, v] = place === 0 ? first : others[place - 1];
        return `${x - u} ${y - v}`;
      });
      return `M${first.join(' ')}l${steps.join(' ')}z`.replaceAll(' -', '-');
    })
    .join('');
}
