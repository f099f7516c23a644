import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { useFaultFocus } from './use-fault-focus.ts';
import { type Form as FormState, useForm } from './use-form.ts';

let form: FormState<{ email: string; name: string }>;
const initialValues = { email: '', name: '' };

/** Only the server finds faults. */
function Form() {
  form = useForm(initialValues, () => ({}));
  useFaultFocus(form);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <input aria-label="email" {...form.field('email')} />
      <input aria-label="name" {...form.field('name')} />
      <button type="submit">Envoyer</button>
    </form>
  );
}

const open = () => {
  render(<Form />);
  return userEvent.setup();
};
const field = (name: string) => screen.getByLabelText(name);
const refuse = () => act(async () => form.refuse({ email: 'Prise.' }));
const focused = () => document.activeElement;

afterEach(cleanup);

test('a refusal leads from the button, or from nothing, to the field', async () => {
  const user = open();
  await user.click(screen.getByRole('button'));
  await refuse();
  expect(focused()).toBe(field('email'));
  act(() => field('email').blur());
  await refuse();
  expect(focused()).toBe(field('email'));
});

test('a refusal leads on from the field in which Enter sent the form', async () => {
  const user = open();
  await user.type(field('name'), 'Manon{Enter}');
  await refuse();
  expect(focused()).toBe(field('email'));
});

test('a refusal that comes late leaves the focus to whoever types again where Enter was pressed', async () => {
  const user = open();
  await user.type(field('name'), 'Manon{Enter}');
  await user.keyboard(' Dupré');
  await refuse();
  expect(focused()).toBe(field('name'));
});

test('a refusal that comes late leaves the focus to whoever went on to another field', async () => {
  const user = open();
  await user.click(screen.getByRole('button'));
  await user.click(field('name'));
  await refuse();
  expect(focused()).toBe(field('name'));
});
