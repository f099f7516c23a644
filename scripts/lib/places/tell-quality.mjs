import { kilometres } from './kilometres.mjs';

const share = (part, whole) => `${((100 * part) / whole).toFixed(1)} %`;
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const at = (sorted, part) => sorted[Math.floor(sorted.length * part)]?.toFixed(1);

function tellSources(name, places) {
  const people = sum(places.map(({ population = 0 }) => population));
  for (const source of 'ghpedc') {
    const those = places.filter(({ point }) => point.source === source);
    if (those.length === 0) continue;
    const ofPeople =
      people > 0 ? `, ${share(sum(those.map((c) => c.population ?? 0)), people)} of people` : '';
    console.log(`${name} ${source}: ${those.length} (${share(those.length, places.length)}${ofPeople})`);
  }
}

/** How far each rule would put the communes whose point is known from where they are. */
function tellErrors({ communes, meanBy }) {
  const known = communes.filter(({ point }) => point.source === 'g');
  for (const [rule, name] of Object.entries({ p: 'postal code', e: 'intercommunality', d: 'département' })) {
    const guesses = known.map((commune) => [commune.point, meanBy(rule, commune)]).filter(([, mean]) => mean);
    const errors = guesses.map(([point, mean]) => kilometres(point, mean)).sort((a, b) => a - b);
    console.log(
      `mean of the ${name}: ${errors.length} known, median ${at(errors, 0.5)} km, 9 in 10 under ${at(errors, 0.9)} km`,
    );
  }
}

/** Prints where the points come from and how far off the estimated ones are. */
export function tellQuality(placed, rows) {
  console.log(`${rows} places`);
  tellSources('communes', placed.communes);
  tellSources('arrondissements', placed.arrondissements);
  tellSources('former communes', placed.formerCommunes);
  tellErrors(placed);
  console.log(
    `misplaced by GeoNames: ${placed.misplaced.map(({ code, nom }) => `${code} ${nom}`).join(', ')}`,
  );
  const unplaced = placed.communes.filter(
    ({ point, population = 0 }) => population > 5000 && !'gh'.includes(point.source),
  );
  for (const { code, nom, population } of unplaced)
    console.log(`of more than 5,000 inhabitants and only estimated: ${code} ${nom} (${population})`);
}
