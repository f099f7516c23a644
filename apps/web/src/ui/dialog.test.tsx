import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

function Opener({ closeOnBackdrop = false }: { closeOnBackdrop?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ouvrir
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Écrire" closeOnBackdrop={closeOnBackdrop}>
        <input aria-label="Sujet" data-autofocus />
      </Dialog>
    </>
  );
}

async function openDialog(closeOnBackdrop = false) {
  render(<Opener closeOnBackdrop={closeOnBackdrop} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ouvrir' }));
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Écrire' });
}

test('opens as a modal with its title as name and the focus on the chosen field', async () => {
  const dialog = await openDialog();
  expect(dialog.open).toBe(true);
  expect(document.activeElement).toBe(screen.getByLabelText('Sujet'));
});

test('gives the focus back to what opened it', async () => {
  await openDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ouvrir' }));
});

function List() {
  const [names, setNames] = useState(['un', 'deux']);
  const [asked, setAsked] = useState<string | null>(null);
  const remove = () => {
    setNames(names.filter((name) => name !== asked));
    setAsked(null);
  };
  return (
    <>
      <button type="button">Ailleurs</button>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => setAsked(name)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      <Dialog open={asked !== null} onClose={remove} title="Supprimer ?">
        {null}
      </Dialog>
    </>
  );
}

test('gives the focus to what stands nearest when what opened it is gone', async () => {
  render(<List />);
  for (const [name, next] of [['deux', 'un'] as const, ['un', 'Ailleurs'] as const]) {
    await userEvent.click(screen.getByRole('button', { name }));
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(document.activeElement?.textContent).toBe(next);
  }
});

test('Escape closes it, through the browser’s cancel event', async () => {
  const dialog = await openDialog();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a click beside it closes it only where nothing can be lost', async () => {
  fireEvent.mouseDown(await openDialog());
  expect(screen.queryByRole('dialog')).not.toBeNull();
  cleanup();
  fireEvent.mouseDown(await openDialog(true));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('has no banner of its own: that is the page’s', async () => {
  const dialog = await openDialog();
  expect(dialog.querySelector('header, footer')).toBeNull();
});

test('says behind its title what it is about', () => {
  render(
    <Dialog open onClose={() => undefined} title="Postuler" caption="Relevé – Atelier Canopée">
      <p>…</p>
    </Dialog>,
  );
  const { id } = screen.getByText('Relevé – Atelier Canopée');
  expect(screen.getByRole('dialog', { name: 'Postuler' }).getAttribute('aria-describedby')).toBe(id);
});
