import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useForm } from './use-form.ts';

const initialValues = { email: '', name: '' };
const validate = ({ email, name }: typeof initialValues) => ({
  ...(email.includes('@') ? {} : { email: 'Adresse ?' }),
  ...(name ? {} : { name: 'Nom ?' }),
});

function Form() {
  const form = useForm(initialValues, validate);
  const { error: emailError, ...email } = form.field('email');
  const { error: nameError, ...name } = form.field('name');
  return (
    <>
      <input aria-label="email" {...email} />
      <input aria-label="name" {...name} />
      <output>{[emailError, nameError].filter(Boolean).join(' ')}</output>
      <p>{form.faults.map(({ message }) => message).join(' ')}</p>
      <button type="button" onClick={() => form.check()}>
        check
      </button>
      <button type="button" onClick={() => form.refuse({ email: 'Prise.' })}>
        refuse
      </button>
    </>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const said = () => screen.getByRole('status').textContent;
const summary = () => screen.getByRole('paragraph').textContent;

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

test('a field speaks once it was left with something in it, not before', () => {
  render(<Form />);
  type('email', 'abc');
  expect(said()).toBe('');
  fireEvent.blur(field('email'));
  fireEvent.blur(field('name'));
  expect(said()).toBe('Adresse ?');
});

test('a check makes every field speak; what is put right falls silent, and leaves the summary for good', () => {
  render(<Form />);
  press('check');
  expect(said()).toBe('Adresse ? Nom ?');
  type('email', 'a@b');
  expect(summary()).toBe('Nom ?');
  type('email', 'a');
  expect(said()).toBe('Adresse ? Nom ?');
  expect(summary()).toBe('Nom ?');
});

test('what the server refused stays until its field changes', () => {
  render(<Form />);
  type('email', 'a@b');
  press('refuse');
  type('name', 'Camille');
  expect(said()).toBe('Prise.');
  type('email', 'c@d');
  expect(said()).toBe('');
});
