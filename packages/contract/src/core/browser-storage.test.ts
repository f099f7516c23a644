import { expect, test } from 'vitest';
import { browserStorage, isOwnStorage } from './browser-storage.ts';

test('what the product keeps in a browser is known by its place and its name', () => {
  for (const { place, name, isPrefix } of Object.values<{ place: Place; name: string; isPrefix?: boolean }>(
    browserStorage,
  )) {
    expect([name, isOwnStorage(place, name)]).toEqual([name, true]);
    expect([name, isOwnStorage(place, `${name}0`)]).toEqual([name, isPrefix === true]);
    expect([name, isOwnStorage(place, `x${name}`)]).toEqual([name, false]);
  }
});
type Place = Parameters<typeof isOwnStorage>[0];

test('the same name in another place is not the product’s', () => {
  const places = new Set(Object.values(browserStorage).map(({ place }) => place));
  for (const { place, name } of Object.values(browserStorage))
    expect([...places].filter((other) => isOwnStorage(other, name))).toEqual([place]);
});
