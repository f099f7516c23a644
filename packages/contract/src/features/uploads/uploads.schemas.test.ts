import { expect, test } from 'vitest';
import { fileUrlSchema } from './uploads.schemas.ts';

const schema = fileUrlSchema('Logo');
const file = '/files/0190a5b0-0000-7000-8000-000000000001';

test('a file is named by its address here, or by nothing', () => {
  for (const given of [file, ` ${file} `, `https://mitoyen.example${file}`, `http://localhost:3000${file}`])
    expect(schema.parse(given)).toBe(file);
  for (const none of [undefined, null, '', '  ']) expect(schema.parse(none)).toBeNull();
});

test.each([
  'https://exemple.fr/logo.png',
  `https://exemple.fr/autre${file}`,
  `${file}/../autre`,
  `/x${file}`,
  `${file}0`,
  `javascript:${file}`,
  '/files/',
  5,
  {},
])('%j is no file of the product', (given) => {
  expect(schema.safeParse(given).success).toBe(false);
});
