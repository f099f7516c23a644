import type { RouteDefinition } from '@mitoyen/contract/core/define-route.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from '../../ui/dialog.tsx';
import { callApi, type Write } from '../api/api-client.ts';
import { useForm } from '../forms/use-form.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { asShown } from '../pages/as-shown.fixture.ts';
import { renderPage } from '../pages/render-page.fixture.tsx';
import { signInAs } from '../session/session.fixture.ts';
import { setSession } from '../session/session-store.ts';
import { type TestNetwork, testNetwork } from './offline.fixture.ts';
import { useWrite } from './use-write.ts';
import { writesTexts as texts } from './writes.texts.ts';

const contracts = import.meta.glob<Record<string, unknown>>(
  '../../../../../packages/contract/src/features/*/*.contract.ts',
  { eager: true },
);
const isRoute = (value: unknown): value is RouteDefinition =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'responses' in value;
const writeRoutes = Object.values(contracts)
  .flatMap((module) => Object.values(module))
  .flatMap((group) => (isRoute(group) ? [group] : Object.values(Object(group)).filter(isRoute)))
  .filter(({ method, multipartField }) => method !== 'GET' && multipartField === undefined);

/** Parameters and query for a route's address. */
const callOf = ({ path, query }: RouteDefinition) => ({
  params: Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, 'one'])),
  ...(query && { query: { token: 'one' } }),
  body: {},
});
/** The routes differ in what they take: only their addresses matter here. */
const callAny = callApi as (route: RouteDefinition, call: object, write: Write) => Promise<unknown>;
const send = (route: RouteDefinition) => (write: Write) => callAny(route, callOf(route), write);
const noIssues = () => ({});
const noValues = {};

/** One of each kind: a button of a dialog, and a form. */
function Writing({ route, isForm }: { route: RouteDefinition; isForm: boolean }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog open={isOpen} onClose={() => setOpen(false)} title="Écrire">
      {isForm ? <AForm route={route} /> : <AButton route={route} />}
    </Dialog>
  );
}
function AButton({ route }: { route: RouteDefinition }) {
  const { mutate } = useWrite({ later: 'Écrire', send: send(route) });
  return (
    <button type="button" onClick={() => mutate()}>
      Envoyer
    </button>
  );
}
function AForm({ route }: { route: RouteDefinition }) {
  const form = useForm(noValues, noIssues);
  const work = async (write: Write) => void (await send(route)(write));
  const { submit } = useSubmit(form, work, { fallback: 'Raté', later: 'Écrire' });
  return (
    <form onSubmit={submit}>
      <button type="submit">Envoyer</button>
    </form>
  );
}

let network: TestNetwork;
beforeEach(() => {
  localStorage.clear();
  network = testNetwork();
  signInAs('freelance');
});
afterEach(() => {
  cleanup();
  setSession(null);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function comeBack(): Promise<void> {
  vi.useFakeTimers();
  network.become('online');
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  vi.useRealTimers();
}

test('the contract has writes', () => expect(writeRoutes.length).toBeGreaterThan(60));

test.each(writeRoutes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  'cancelled without a network, %s is never sent',
  async (_, route) => {
    for (const isForm of [false, true]) {
      renderPage(() => <Writing route={route} isForm={isForm} />, '/');
      network.become('offline');
      fireEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
      await screen.findByText(asShown(texts.unsent));
      expect(screen.getByRole('button', { name: 'Réessayer' })).toBeTruthy();
      fireEvent.click(screen.getAllByRole('button', { name: 'Fermer' })[0] as HTMLElement);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await comeBack();
      expect(network.writes).toEqual([]);
      cleanup();
    }
  },
);
