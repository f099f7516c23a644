import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { directoryQuery, shareUnderSeed } from './directory.queries.ts';
import { parseDirectoryAddress } from './directory-url.ts';

const seed = 'a81b94a87753';
const address = { ...parseDirectoryAddress(new URLSearchParams('search=plan')), seed: null };
const visitors = { pages: [{ items: [], nextCursor: null, total: 0, seed }], pageParams: [{}] };

function share(isAskedAnew: boolean) {
  const client = new QueryClient();
  client.setQueryData(directoryQuery(address).queryKey, visitors as never);
  if (isAskedAnew) void client.invalidateQueries({ refetchType: 'none' });
  shareUnderSeed(client, address, seed);
  return client.getQueryState(directoryQuery({ ...address, seed }).queryKey);
}

test('the list that a seed was drawn for is kept under its address, and not asked for again', () => {
  expect(share(false)).toMatchObject({ data: visitors, isInvalidated: false });
});

test('a visitor’s list that the account asks for anew is asked for under its new address too', () => {
  expect(share(true)).toMatchObject({ data: visitors, isInvalidated: true });
});
