import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useFormDraft } from './form-draft.ts';

function Form() {
  const [values, setValues] = useState({ title: '', password: '' });
  const draft = useFormDraft('test', values, {
    exclude: ['password'],
    restore: (kept) => setValues((current) => ({ ...current, ...kept })),
  });
  const change = (name: keyof typeof values) => ({
    'aria-label': name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  });
  return (
    <form>
      <input {...change('title')} />
      <input {...change('password')} />
      <button type="button" onClick={draft.clear}>
        Envoyer
      </button>
    </form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

test('what was typed is there when the form comes back', () => {
  render(<Form />);
  type('title', 'Architecte');
  cleanup();
  render(<Form />);
  expect(field('title').value).toBe('Architecte');
});

test('a password is never written down', () => {
  render(<Form />);
  type('title', 'Architecte');
  type('password', 'secret123');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret123');
  cleanup();
  render(<Form />);
  expect(field('password').value).toBe('');
});

test('a form that succeeded leaves no draft', () => {
  render(<Form />);
  type('title', 'Architecte');
  fireEvent.click(screen.getByRole('button'));
  cleanup();
  render(<Form />);
  expect(field('title').value).toBe('');
});

test('an unreadable draft is as none', () => {
  sessionStorage.setItem('draft:test', '{"title":');
  render(<Form />);
  expect(field('title').value).toBe('');
});
