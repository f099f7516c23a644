import type { FastifyInstance } from 'fastify';

/** Shorter ones, in characters, are left to Node, which sends them with the head in one write. */
const minLength = 500;

/**
 * Turns answers into bytes themselves. Node would join a text with its head, of which one typographic apostrophe makes
 * a string of two bytes a letter, measure it and encode it letter by letter: a fifth of a list of 12 kB. To be
 * registered after all that looks at what is sent.
 */
export function encodeAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (_request, _reply, payload, done) => {
    done(null, typeof payload === 'string' && payload.length >= minLength ? Buffer.from(payload) : payload);
  });
}
