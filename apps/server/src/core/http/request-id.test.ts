import { expect, test } from 'vitest';
import { createRequestIds, newRequestId } from './request-id.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('each id has the form of a UUID, and none comes twice', () => {
  const ids = Array.from({ length: 10_000 }, newRequestId);
  for (const id of ids) expect(id).toMatch(uuid);
  expect(new Set(ids).size).toBe(ids.length);
});

test('processes begin differently', () => {
  expect(createRequestIds()().slice(0, 28)).not.toBe(createRequestIds()().slice(0, 28));
});

test('when the count ends, another beginning is drawn', () => {
  const newId = createRequestIds(0x3fff_ffff);
  const [last, first, second] = [newId(), newId(), newId()];
  for (const id of [last, first, second]) expect(id).toMatch(uuid);
  expect(last.slice(0, 28)).not.toBe(first.slice(0, 28));
  expect(second.slice(0, 28)).toBe(first.slice(0, 28));
});
