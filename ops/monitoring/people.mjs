// People who use the product while it is watched: some ten calls a second, each kind at its own pace.
import { setTimeout as pause } from 'node:timers/promises';
import { startLoad } from '../lib/load.mjs';
import { call, makeTalkers } from '../lib/product.mjs';
import { atEnd } from '../lib/run.mjs';
import { product } from './engines.mjs';

let calls = 0;
/** Another client address each time, as the proxy before the server reports it. */
export function anyAddress() {
  calls += 1;
  return { 'x-forwarded-for': `198.51.${Math.floor(calls / 250) % 250}.${(calls % 250) + 1}` };
}

/** A number whose check digit holds (Luhn). */
function anySiret() {
  const digits = Array.from({ length: 13 }, () => Math.floor(Math.random() * 10));
  const sum = digits.reduce((total, digit, place) => {
    const doubled = place % 2 === 0 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${digits.join('')}${(10 - (sum % 10)) % 10}`;
}

const anyPhone = () => `06${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

let people = 0;
/** Makes an account, whose address gets a mail to confirm it. */
export async function register() {
  people += 1;
  const body = {
    email: `personne.${people}.${Date.now()}@exemple.fr`,
    password: 'charpente7bois',
    name: 'Dominique Martin',
  };
  return call(product, 'POST', '/api/register', { body, headers: anyAddress() });
}

/** A visitor asks for an alert, whose address gets a mail to confirm it. */
export async function askForAlert() {
  people += 1;
  const body = { kind: 'jobs', query: { search: 'charpente' }, email: `visiteur.${people}@exemple.fr` };
  return call(product, 'POST', '/api/kept-searches', { body, headers: anyAddress() });
}

/** Visits again and again from one address, until the returned function is called. */
export function flood() {
  let isOver = false;
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  const running = (async () => {
    while (!isOver) {
      await call(product, 'GET', '/api/companies', { headers }).catch(() => undefined);
      await pause(200);
    }
  })();
  return async () => {
    isOver = true;
    await running;
  };
}

/**
 * Forty callers who request slow operations, all at once and again and again, until the returned function is
 * called.
 */
export function crowd({ id, token }) {
  let isOver = false;
  const one = async () => {
    while (!isOver) {
      await call(product, 'GET', `/api/users/${id}/saved`, { token }).catch(() => undefined);
      await pause(50);
    }
  };
  const running = Array.from({ length: 40 }, one);
  return async () => {
    isOver = true;
    await Promise.all(running);
  };
}

export async function startPeople() {
  const talkers = await makeTalkers(product);
  const { one } = talkers;
  const load = await startLoad([product], talkers, { writers: 1, readers: 1, pauseMs: 500 });
  let isOver = false;
  const statuses = new Map();
  const every = async (seconds, visit) => {
    while (!isOver) {
      const { status } = await visit().catch(() => ({ status: 0 }));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // or all of a kind would come at the same moment
      await pause(seconds * 1000 * (0.5 + Math.random()));
    }
  };
  const pages = ['/', '/freelancers?seed=abc', '/jobs', '/emplois', '/tarification'];
  let turn = 0;
  const page = () => call(product, 'GET', pages[turn++ % pages.length]);
  const hearts = () => call(product, 'GET', `/api/users/${one.id}/saved`, { token: one.token });
  const siret = () => call(product, 'GET', `/api/registry/${anySiret()}`, { headers: anyAddress() });
  const code = () =>
    call(product, 'POST', '/api/verification/send', {
      body: { phoneNumber: anyPhone() },
      headers: anyAddress(),
    });
  const habits = [
    every(0.5, page),
    every(8, register),
    every(6, siret),
    every(8, code),
    ...Array.from({ length: 6 }, () => every(2, hearts)),
  ];
  atEnd(() => {
    isOver = true;
  });
  return {
    one,
    statuses,
    async end() {
      isOver = true;
      await Promise.all(habits);
      await load.stop();
      for (const [status, times] of load.statuses) statuses.set(status, (statuses.get(status) ?? 0) + times);
    },
  };
}
