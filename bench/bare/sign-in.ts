import { verify } from '@node-rs/argon2';
import { type BarePath, json, readBody } from './answer.ts';

/** Compares a password with a stored hash, and nothing else. */
export function signInPath(passwordHash: string): BarePath {
  return async (_rest, request) => {
    const { password } = JSON.parse(await readBody(request));
    return (await verify(passwordHash, password)) ? json({}) : { status: 401, body: '' };
  };
}
