import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { bundledSource } from './bundled-source.ts';
import { type CpuProfile, placeOf, selfTimes } from './self-times.ts';

const frame = (id: number, functionName: string, url = '') => ({
  id,
  callFrame: { functionName, url, lineNumber: 0, columnNumber: 0 },
});

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

test('a function of a bundle is its package’s, by the source map beside it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bundle-'));
  const map = {
    version: 3,
    sources: ['../node_modules/pg/lib/client.js', '../src/main.ts'],
    mappings: 'AAAA,UCAA',
  };
  await writeFile(join(folder, 'main.mjs.map'), JSON.stringify(map));
  const url = pathToFileURL(join(folder, 'main.mjs')).href;
  expect(placeOf(bundledSource(url, 0, 3))).toBe('pg');
  expect(placeOf(bundledSource(url, 0, 12))).toBe('main.mjs');
  await rm(folder, { recursive: true });
});
