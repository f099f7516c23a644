import { expect, test, vi } from 'vitest';
import { readTogether } from './read-together.ts';
import type { Queryable } from './schema.ts';

const [one, other] = [{}, {}] as [Queryable, Queryable];

function held() {
  let settle: { resolve: (word: string) => void; reject: (error: Error) => void } | undefined;
  const promise = new Promise<string>((resolve, reject) => {
    settle = { resolve, reject };
  });
  const read = vi.fn((_db: Queryable, _word: string) => promise);
  return {
    read,
    together: readTogether(read, (word) => word),
    resolve: (word: string) => settle?.resolve(word),
    reject: (error: Error) => settle?.reject(error),
  };
}

test('who asks the same while it is being read shares the reading', async () => {
  const { read, together, resolve } = held();
  const answers = [together(one, 'architcte'), together(one, 'architcte')];
  resolve('architecte');
  expect(await Promise.all(answers)).toEqual(['architecte', 'architecte']);
  expect(read).toHaveBeenCalledTimes(1);
});

test('another question, another database and a later question are read by themselves', async () => {
  const { read, together, resolve } = held();
  const answers = [together(one, 'architcte'), together(one, 'revti'), together(other, 'architcte')];
  expect(read).toHaveBeenCalledTimes(3);
  resolve('architecte');
  await Promise.all(answers);
  await together(one, 'architcte');
  expect(read).toHaveBeenCalledTimes(4);
});

test('a reading that failed fails for all of them, and is tried again by the next', async () => {
  const { read, together, reject } = held();
  const answers = [together(one, 'architcte'), together(one, 'architcte')];
  reject(new Error('gone'));
  for (const answer of await Promise.allSettled(answers)) expect(answer.status).toBe('rejected');
  read.mockResolvedValue('architecte');
  expect(await together(one, 'architcte')).toBe('architecte');
});
