import { describe, expect, it } from 'vitest';
import { Collection } from './collection.ts';

describe('a collection', () => {
  it('lets the oldest go when there are too many', () => {
    const collection = new Collection<{ id: string }>(2);
    for (const id of ['a', 'b', 'c']) collection.add({ id });
    expect(collection.newestFirst()).toEqual([{ id: 'c' }, { id: 'b' }]);
    expect(collection.get('a')).toBeUndefined();
  });
});
