import { expect, test } from 'vitest';
import { type CpuProfile, placeOf, selfTimes } from './self-times.ts';

const frame = (id: number, functionName: string, url = '') => ({ id, callFrame: { functionName, url } });

const profile: CpuProfile = {
  nodes: [
    frame(1, '(idle)'),
    frame(2, 'parse', 'file:///a/node_modules/pg-protocol/dist/parser.js'),
    frame(3, '', 'file:///a/apps/server/dist/main.mjs'),
    frame(5, 'post', 'node:inspector'),
    frame(4, 'parse', 'file:///a/node_modules/pg-protocol/dist/parser.js'),
  ],
  samples: [1, 2, 3, 4, 1, 5],
  timeDeltas: [500, 30, 60, 10, 400, 900],
};

test('adds up what each function worked itself, without what is idle or profiles', () => {
  expect(selfTimes(profile, 2)).toEqual([
    { functionName: '(anonymous)', place: 'main.mjs', share: 0.6 },
    { functionName: 'parse', place: 'pg-protocol', share: 0.4 },
  ]);
});

test('tells packages, Node and the product apart', () => {
  const nested = '/a/node_modules/fastify/node_modules/@fastify/error/index.js';
  expect([nested, 'node:internal/streams', ''].map(placeOf)).toEqual(['@fastify/error', 'node', 'node']);
});
