import { expect, test } from 'vitest';
import { createUploadSlots } from './upload-slots.ts';

/** Holds a slot until the test releases it, or returns the status with which it was refused. */
function hold(inSlot: ReturnType<typeof createUploadSlots>, sender: string) {
  let end = () => {};
  const result = inSlot(sender, () => new Promise<string>((resolve) => (end = () => resolve('done'))));
  return { end: () => end(), result: result.catch((error) => error.status) };
}

test('a sender has so many uploads under way, all senders together so many more', async () => {
  const inSlot = createUploadSlots({ total: 3, perSender: 2 });
  const held = [hold(inSlot, 'a'), hold(inSlot, 'a'), hold(inSlot, 'b')];
  expect(await hold(inSlot, 'a').result).toBe(429);
  expect(await hold(inSlot, 'c').result).toBe(503);
  for (const { end } of held) end();
  expect(await Promise.all(held.map(({ result }) => result))).toEqual(['done', 'done', 'done']);
});

test('one that ends, also by failing, makes room', async () => {
  const inSlot = createUploadSlots({ total: 1, perSender: 1 });
  await expect(inSlot('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await inSlot('a', async () => 'done')).toBe('done');
});
