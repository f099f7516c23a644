import { expect, it } from 'vitest';
import { nextCursor } from './next-cursor.ts';

const read = (link?: string) => nextCursor(new Headers(link === undefined ? {} : { link }));

it('reads the next page’s cursor among the links', () => {
  expect(read('</api/messages/1?limit=50&cursor=a%2Bb%3D>; rel="next"')).toBe('a+b=');
  expect(read('</first>; rel="first", <https://api.test/x?cursor=c2>; rel=next')).toBe('c2');
});

it('is null on the last page', () => {
  expect(read()).toBeNull();
  expect(read('</api/x?cursor=old>; rel="prev"')).toBeNull();
});
