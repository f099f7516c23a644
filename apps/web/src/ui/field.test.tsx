import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Combobox } from './combobox.tsx';
import {
  CheckboxField,
  NumberField,
  PasswordField,
  SelectField,
  TextAreaField,
  TextField,
} from './field.tsx';
import { FormSummary } from './form-summary.tsx';
import { uiTexts } from './ui.texts.ts';

afterEach(cleanup);

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

test.each([
  ['text', <TextField key="f" label="Titre" hint="Court." error="Trop long." required />],
  ['area', <TextAreaField key="f" label="Titre" hint="Court." error="Trop long." required />],
  ['number', <NumberField key="f" label="Titre" hint="Court." error="Trop long." required unit="€" />],
  ['password', <PasswordField key="f" label="Titre" hint="Court." error="Trop long." required />],
  ['checkbox', <CheckboxField key="f" label="Titre" hint="Court." error="Trop long." required />],
  ['select', <SelectField key="f" label="Titre" hint="Court." error="Trop long." required options={[]} />],
])('a %s field is tied to its label, hint and error', (_, field) => {
  render(field);
  const control = screen.getByLabelText(/^Titre/);
  expect(control.getAttribute('aria-invalid')).toBe('true');
  expect(control.hasAttribute('required')).toBe(true);
  expect(described(control)).toEqual(['Court.', expect.stringContaining('Trop long.')]);
});

test('a field without error is not said to be wrong', () => {
  render(<TextField label="Titre" error={null} />);
  const control = screen.getByLabelText('Titre');
  expect(control.hasAttribute('aria-invalid')).toBe(false);
  expect(control.hasAttribute('aria-describedby')).toBe(false);
});

const limited = {
  'a line': (value: string, set: (text: string) => void) => (
    <TextField label="Texte" maxLength={10} value={value} onChange={(e) => set(e.currentTarget.value)} />
  ),
  'several lines': (value: string, set: (text: string) => void) => (
    <TextAreaField label="Texte" maxLength={10} value={value} onChange={(e) => set(e.currentTarget.value)} />
  ),
  'a line with suggestions': (value: string, set: (text: string) => void) => (
    <Combobox
      label="Texte"
      maxLength={10}
      value={value}
      onText={set}
      options={[]}
      onChoose={() => undefined}
    />
  ),
} as const;

function Limited({ field }: { field: (typeof limited)[keyof typeof limited] }) {
  const [text, setText] = useState('');
  return field(text, setText);
}

test.each(Object.entries(limited))(
  'in %s, a text longer than allowed is counted and said to be too long, not cut',
  async (_, field) => {
    render(<Limited field={field} />);
    const control = screen.getByLabelText<HTMLInputElement>('Texte');
    await userEvent.click(control);
    await userEvent.paste('une lettre');
    expect(screen.getByText('10 / 10')).toBeTruthy();
    expect(control.hasAttribute('aria-invalid')).toBe(false);
    await userEvent.paste(' de trop');
    expect(control.value).toBe('une lettre de trop');
    expect(screen.getByText('18 / 10')).toBeTruthy();
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(described(control)).toEqual([expect.stringContaining(uiTexts.tooLong(8))]);
  },
);

test('a password can be shown and hidden again', async () => {
  render(<PasswordField label="Mot de passe" />);
  const control = screen.getByLabelText<HTMLInputElement>('Mot de passe');
  await userEvent.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }));
  expect(control.type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Masquer le mot de passe' }));
  expect(control.type).toBe('password');
});

test('the error summary takes the focus and leads to its fields', async () => {
  const faults = [{ fieldId: 'titre', message: 'Le titre est trop long.' }];
  const form = (attempt: number) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <FormSummary faults={faults} attempt={attempt} />
      <TextField id="titre" label="Titre" />
    </form>
  );
  const { rerender } = render(form(1));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  await userEvent.click(screen.getByRole('link', { name: 'Le titre est trop long.' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Titre'));
  await userEvent.keyboard('{Enter}');
  rerender(form(2));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  // a refusal that comes while the user types does not move the focus
  await userEvent.type(screen.getByLabelText('Titre'), '{Enter}Halle');
  rerender(form(3));
  expect(document.activeElement).toBe(screen.getByLabelText('Titre'));
});
