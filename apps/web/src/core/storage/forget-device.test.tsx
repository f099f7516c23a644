import { ApiError } from '@mitoyen/contract/core/api-error.ts';
import { accountRoutes } from '@mitoyen/contract/features/accounts/accounts.contract.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callApi, configureApi } from '../api/api-client.ts';
import { camille } from '../session/session.fixture.ts';
import { forgetEverything, signIn, signOut, updateUser } from '../session/session.tsx';
import { endSession, setSession } from '../session/session-store.ts';
import { forgetDevice } from './forget-device.ts';

const files = 'release:W/"one"';
let names: string[];

beforeEach(() => {
  configureApi({ transport: async () => new Response(null, { status: 204 }) });
  names = ['read:of-nobody'];
  vi.stubGlobal('caches', {
    keys: async () => [...names],
    delete: async (name: string) => {
      names = names.filter((other) => other !== name);
      return true;
    },
  });
  setSession(camille);
  names = ['read:of-camille', files];
});
afterEach(() => {
  setSession(null);
  vi.unstubAllGlobals();
});

const ends: Readonly<Record<string, () => unknown>> = {
  'signing out': signOut,
  'deleting the account': () => forgetEverything('/'),
  'the session’s end': endSession,
  'another account': () => signIn({ ...camille, token: 'another' }),
  'a refusal of the session, as of a suspended account': async () => {
    configureApi({ transport: async () => new Response('{}', { status: 401 }) });
    await expect(callApi(accountRoutes.me)).rejects.toThrow(ApiError);
  },
};

test.each(Object.entries(ends))('%s forgets what the device kept, and no files', async (_, end) => {
  await end();
  await vi.waitFor(() => expect(names).toEqual([files]));
});

test('what changes of the account itself forgets nothing', async () => {
  updateUser({ phone: null });
  await forgetDevice;
  expect(names).toEqual(['read:of-camille', files]);
});

test('a browser without a cache has nothing to forget', async () => {
  vi.stubGlobal('caches', undefined);
  await expect(forgetDevice()).resolves.toBeUndefined();
});
