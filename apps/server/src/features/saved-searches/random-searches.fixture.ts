import type { PlainOffer, PlainSearch } from './plain-matcher.fixture.ts';

/** Random numbers that a seed repeats: a linear congruential generator, good enough to draw words. */
export function createDraw(seed: number) {
  let state = seed;
  const below = (end: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
  const one = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  const some = <Item>(items: readonly Item[], most: number): Item[] =>
    items.filter(() => below(items.length) < most);
  const maybe = <Item>(chance: number, make: () => Item): Item | undefined =>
    below(100) < chance ? make() : undefined;
  return { below, one, some, maybe };
}
type Draw = ReturnType<typeof createDraw>;

const words = [
  ...[
    'dessinatrice',
    'dessinateur',
    'projeteur',
    'projeteuse',
    'architecte',
    'Économiste',
    'métré',
    'façade',
  ],
  ...[
    'école',
    'cœur',
    'surélévation',
    'béton',
    'charpente',
    'bois',
    'DCE',
    'relevé',
    'Revit',
    'maquette',
    'lot_5',
    'façades',
    'locaux',
    'local',
    'C.V.C.',
    'CVC',
    '60 m²',
    '60 m2',
  ],
];
/** Whole words, parts of some, and what stands in none. */
const terms = [
  ...words.map((word) => word.toLowerCase()),
  'un architecte',
  'les',
  'de, façades',
  'arch',
  'revi',
  'bé',
  'e',
  'coeur',
  'ecol',
  'lot_',
  'zzz',
  '100%',
];
const towns: readonly [name: string, code: string | null][] = [
  ['Lyon', 'c69123'],
  ['Lyon 3e', 'c69383'],
  ['Villeurbanne', 'c69266'],
  ['Givors', 'c69091'],
  ['Vienne', 'c38544'],
  ['Grenoble', 'c38185'],
  ['Saint-Denis', 'c93066'],
  ['Paris', 'c75056'],
  ['Paris 11e', 'c75111'],
  ['Rhône', 'd69'],
  ['Sud-Ouest', null],
];
const places = ['c69123', 'c69383', 'c69266', 'c38544', 'c75056', 'c93066', 'd69', 'd38', 'r11'];
const codes = {
  trades: ['architecte', 'bim-manager', 'coordinateur-bim'],
  phases: ['ESQ', 'APD', 'PRO', 'DCE'],
  software: ['revit', 'archicad', 'autocad'],
  programmes: ['logement', 'bureaux'],
  contexts: ['neuf', 'extension'],
};

export function drawOffer({ one, some, below, maybe }: Draw, companyName: string): PlainOffer {
  const [location, place_code] = one(towns);
  return {
    title: [one(words), one(words)].join(' '),
    description: Array.from({ length: 1 + below(12) }, () => one(words)).join(' '),
    requirements: maybe(50, () => [one(words)]) ?? [],
    location,
    companyName,
    is_remote: below(3) === 0,
    place_code,
    trades: some(codes.trades, 1),
    phases: some(codes.phases, 2),
    software: some(codes.software, 1).map((code) => `${code}:${1 + below(3)}`),
    programmes: some(codes.programmes, 1),
    contexts: some(codes.contexts, 1),
  };
}

export function drawSearch({ one, some, below, maybe }: Draw): PlainSearch {
  const place = maybe(45, () => one(places));
  const isAround = place?.startsWith('c') === true && below(2) === 0;
  const listed = (chance: number, items: readonly string[], most: number) =>
    maybe(chance, () => [one(items), ...some(items, most)]);
  const search: PlainSearch = {
    search: maybe(50, () => [one(terms), ...(maybe(30, () => [one(terms)]) ?? [])].join(' ')),
    location: maybe(20, () => one(['lyon', 'Lyon 3', 'Rhône', '38', 'idf', 'Paris', 'saint', 'Vienne', 'e'])),
    remote: maybe(15, () => one(['0', '1'])),
    place,
    radius: isAround ? one([10, 25, 50, 100]) : undefined,
    trade: listed(25, codes.trades, 1),
    phase: listed(15, codes.phases, 1),
    software: maybe(15, () => [one(codes.software) + one(['', ':2', ':3'])]),
    programme: listed(10, codes.programmes, 1),
    context: listed(10, codes.contexts, 1),
  } as PlainSearch;
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}
