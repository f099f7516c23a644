import { describe, expect, it } from 'vitest';
import { parseForm } from './parse-form.ts';

const plain = (text: string) => JSON.parse(JSON.stringify(parseForm(text)));

describe('a form', () => {
  it.each([
    ['a=1&b=x+y%26', { a: '1', b: 'x y&' }],
    ['a[b][c]=1&a[b][d]=2', { a: { b: { c: '1', d: '2' } } }],
    ['a[0]=x&a[1]=y&b[]=z', { a: ['x', 'y'], b: ['z'] }],
    ['items[0][price]=p&items[0][quantity]=2', { items: [{ price: 'p', quantity: '2' }] }],
    ['metadata=&a%5Bb%5D=c', { metadata: '', a: { b: 'c' } }],
    ['', {}],
  ])('is read: %s', (text, expected) => {
    expect(plain(text)).toEqual(expected);
  });

  it('reaches no object but its own', () => {
    const fields = parseForm('__proto__[admin]=1&a[__proto__][admin]=1&constructor=1');
    expect(({} as { admin?: string }).admin).toBeUndefined();
    expect(Object.keys(fields)).toEqual(['__proto__', 'a', 'constructor']);
  });

  it.each(['a[b=1', `a${'[b]'.repeat(9)}=1`, 'a=1&'.repeat(1001)])('is refused: %#', (text) => {
    expect(() => parseForm(text)).toThrow(expect.objectContaining({ status: 400 }));
  });
});
