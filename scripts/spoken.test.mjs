import { expect, test } from 'vitest';
import { wronglySpoken } from './lib/spoken.mjs';

test.each([
  ["const facts = [city, trade].join(' · ');", /lone/],
  [`const line = \`\${city} · \${trade}\`;`, /lone/],
  ['const line = <p>{city} · {trade}</p>;', /lone/],
  ['const line = <p title="Lyon · 25 km">{city}</p>;', /lone/],
  ['const line = <p className={styles.said} role="status">{told}</p>;', /passed over/],
])('what is said wrong is found: %s', (source, wrong) => {
  expect(wronglySpoken('line.tsx', source)).toEqual([{ line: 1, wrong: expect.stringMatching(wrong) }]);
});

test.each([
  "const word = 'candidat·e';",
  'const pattern = /[•·]/u;',
  '// Lyon · 25 km',
  'const line = <div role="status"><p>{told}</p></div>;',
])('a dot within a word, a pattern, a comment, and a paragraph of its own are not: %s', (source) => {
  expect(wronglySpoken('line.tsx', source)).toEqual([]);
});
