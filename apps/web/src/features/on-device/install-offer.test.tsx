import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteInstallOffer } from '../../core/storage/install-offer.ts';
import { holdInstallPrompt } from '../../core/storage/install-prompt.ts';
import { InstallOffer } from './install-offer.tsx';

holdInstallPrompt();

/** As Chromium tells a page that it can be installed; gives how it is asked to. */
function canInstall() {
  const prompt = vi.fn(async () => undefined);
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return { prompt, isHeld: event.defaultPrevented };
}
const offer = () => screen.queryByRole('region', { name: 'Mitoyen sur votre écran d’accueil' });
const show = (at = '/profile') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <InstallOffer />
    </MemoryRouter>,
  );

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'standalone');
});

test('the browser never asks by itself, and nothing is offered before something was sent', () => {
  show();
  expect(canInstall().isHeld).toBe(true);
  expect(offer()).toBeNull();
});

test('after something was sent it is offered, and the browser asked', async () => {
  show();
  const { prompt } = canInstall();
  act(() => noteInstallOffer('earned'));
  await userEvent.click(screen.getByRole('button', { name: 'Installer' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(offer()).toBeNull();
});

test('it is offered once: not again on the next page load, nor after another message', () => {
  noteInstallOffer('earned');
  show();
  canInstall();
  expect(offer()).not.toBeNull();
  cleanup();
  noteInstallOffer('earned');
  show();
  canInstall();
  expect(offer()).toBeNull();
});

test('in a conversation, which fills the screen, it waits', () => {
  noteInstallOffer('earned');
  show('/chat/01890000-0000-7000-8000-000000000001');
  canInstall();
  expect(offer()).toBeNull();
  cleanup();
  show();
  expect(offer()).not.toBeNull();
});

test('on iOS, two pictures say how', () => {
  Reflect.defineProperty(navigator, 'standalone', { value: false, configurable: true });
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5);
  noteInstallOffer('earned');
  show();
  expect(screen.getByRole('list', { name: /Safari/ }).querySelectorAll('svg')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Installer' })).toBeNull();
});
