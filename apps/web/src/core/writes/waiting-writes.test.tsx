import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from '../../ui/dialog.tsx';
import { callApi } from '../api/api-client.ts';
import { asShown } from '../pages/as-shown.fixture.ts';
import { renderPage } from '../pages/render-page.fixture.tsx';
import { signInAs } from '../session/session.fixture.ts';
import { signOut } from '../session/session.tsx';
import { setSession } from '../session/session-store.ts';
import { type TestNetwork, testNetwork } from './offline.fixture.ts';
import { useWrite } from './use-write.ts';
import { writesTexts as texts } from './writes.texts.ts';

const { contact } = conversationRoutes;
const message = `POST ${contact.path}`;
let network: TestNetwork;

beforeEach(() => {
  localStorage.clear();
  network = testNetwork();
  signInAs('freelance');
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  setSession(null);
  vi.restoreAllMocks();
});

function Contact({ onClose }: { onClose: () => void }) {
  const { mutate, isPending } = useWrite({
    later: 'Contacter Jean',
    send: (write) => {
      const body = { senderId: 'a', receiverId: 'b', subject: 'Objet', content: 'Bonjour' };
      return callApi(contact, { body }, { ...write, headers: { 'idempotency-key': 'key-1' } });
    },
  });
  return (
    <Dialog open onClose={onClose} title="Contacter">
      <button type="button" onClick={() => mutate()}>
        {isPending ? 'Envoi…' : 'Envoyer'}
      </button>
    </Dialog>
  );
}

const onClose = vi.fn();
const open = () => renderPage(() => <Contact onClose={onClose} />, '/');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

async function askForLater(): Promise<void> {
  network.become('offline');
  press('Envoyer');
  await screen.findByText(asShown(texts.unsent));
  press(texts.later);
  await screen.findByText(asShown(texts.waiting(1)));
}
/** Everything that a timer or the network's return may send, two minutes on. */
async function comeBack(): Promise<void> {
  vi.useFakeTimers();
  network.become('online');
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  vi.useRealTimers();
}

test('what its author asked for leaves once, under its key, when the network is back', async () => {
  open();
  await askForLater();
  expect(onClose).toHaveBeenCalled();
  expect(network.writes).toEqual([]);
  await comeBack();
  expect(network.writes).toEqual([message]);
  expect(network.keys).toEqual(['key-1']);
  expect(screen.getByText(asShown(texts.sent(['Contacter Jean'])))).toBeTruthy();
  expect(screen.queryByText(asShown(texts.waiting(1)))).toBeNull();
});

test('Réessayer sends what is asked for again', async () => {
  open();
  network.become('offline');
  press('Envoyer');
  await screen.findByText(asShown(texts.unsent));
  network.become('online');
  press('Réessayer');
  await waitFor(() => expect(network.writes).toEqual([message]));
  expect(screen.queryByText(asShown(texts.unsent))).toBeNull();
});

test('taken out of the list, it is never sent', async () => {
  open();
  await askForLater();
  press(`${texts.see}, ${texts.title}`);
  press(texts.removeOf('Contacter Jean'));
  expect(screen.getByText(texts.empty)).toBeTruthy();
  await comeBack();
  expect(network.writes).toEqual([]);
});

test('it waits through a reload', async () => {
  const { unmount } = open();
  await askForLater();
  unmount();
  open();
  await comeBack();
  expect(network.writes).toEqual([message]);
});

test('signing out empties the list, and the next account sends nothing', async () => {
  open();
  await askForLater();
  await act(() => signOut());
  act(() => signInAs('entreprise', '01900000-0000-7000-8000-000000000002'));
  await comeBack();
  expect(network.writes).toEqual([]);
  act(() => signInAs('freelance'));
  await comeBack();
  expect(network.writes).toEqual([]);
});

test('another account neither sees nor sends what waits for who signed in before', async () => {
  open();
  await askForLater();
  act(() => signInAs('entreprise', '01900000-0000-7000-8000-000000000002'));
  expect(screen.queryByText(asShown(texts.waiting(1)))).toBeNull();
  await comeBack();
  expect(network.writes).toEqual([]);
  act(() => signInAs('freelance'));
  await comeBack();
  expect(network.writes).toEqual([message]);
});

test('closed while it is under way, it is cut, and may have arrived', async () => {
  network.become('deaf');
  open();
  press('Envoyer');
  await waitFor(() => expect(network.writes).toHaveLength(1));
  screen.getByRole('dialog', { name: 'Contacter' }).dispatchEvent(new Event('close'));
  await screen.findByText(asShown(texts.cancelled));
  expect(network.signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test('what the server refuses stays in the list with its sentence, for its author', async () => {
  vi.restoreAllMocks();
  network = testNetwork(409);
  open();
  await askForLater();
  await comeBack();
  expect(network.writes).toEqual([message]);
  press(`${texts.see}, ${texts.title}`);
  expect(screen.getByText(asShown(texts.refused('Refusé.')))).toBeTruthy();
});

function Create() {
  const { mutate } = useWrite({
    later: 'Un profil',
    send: (write) => callApi(freelanceRoutes.create, { body: {} as never }, write),
  });
  return (
    <button type="button" onClick={() => mutate()}>
      Envoyer
    </button>
  );
}

test('what may have arrived is not offered later unless it can be repeated', async () => {
  network.become('deaf');
  renderPage(Create, '/');
  vi.useFakeTimers();
  press('Envoyer');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  vi.useRealTimers();
  expect(screen.getByText(asShown(texts.unanswered))).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.later })).toBeNull();
});
