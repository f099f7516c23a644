import { fastify } from 'fastify';
import { expect, test, vi } from 'vitest';
import { encodeAnswers } from './encode-answers.ts';

/** What Node is handed for an answer, and what arrives of it. */
async function send(text: string) {
  const app = fastify();
  encodeAnswers(app);
  const handed: unknown[] = [];
  app.get('/', (_request, reply) => {
    const { end } = reply.raw;
    vi.spyOn(reply.raw, 'end').mockImplementation((...given: unknown[]) => {
      handed.push(given[0]);
      return Reflect.apply(end, reply.raw, given);
    });
    reply.send(text);
  });
  const { body, headers } = await app.inject('/');
  await app.close();
  return { handed: handed[0], body, length: Number(headers['content-length']) };
}

test('a long answer is handed over as the bytes it is sent as', async () => {
  const text = 'L’été à Fès, 20 €. '.repeat(100);
  expect(await send(text)).toEqual({
    handed: Buffer.from(text),
    body: text,
    length: Buffer.byteLength(text),
  });
});

test('a short one goes with its head, as text', async () => {
  expect(await send('Réunion à midi')).toEqual({
    handed: 'Réunion à midi',
    body: 'Réunion à midi',
    length: 16,
  });
});
