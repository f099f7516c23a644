import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import type { Conversation } from '@mitoyen/contract/features/conversations/conversations.schemas.ts';
import { visibilityRoutes } from '@mitoyen/contract/features/visibility/visibility.contract.ts';
import { visibilityErrors } from '@mitoyen/contract/features/visibility/visibility.errors.ts';
import {
  maxHiddenCompanies,
  type Visibility,
} from '@mitoyen/contract/features/visibility/visibility.rules.ts';
import type { HiddenCompany } from '@mitoyen/contract/features/visibility/visibility.schemas.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { answer, answerTo, fakeApi, refuse } from '../../core/api/fake-api.fixture.ts';
import { useForm } from '../../core/forms/use-form.ts';
import { asShown } from '../../core/pages/as-shown.fixture.ts';
import { renderPage } from '../../core/pages/render-page.fixture.tsx';
import { signInAs } from '../../core/session/session.fixture.ts';
import { setSession } from '../../core/session/session-store.ts';
import { canopee, canopeeNord } from './visibility.fixture.ts';
import { visibilityTexts as texts } from './visibility.texts.ts';
import { VisibilitySection } from './visibility-section.tsx';

afterEach(() => {
  cleanup();
  setSession(null);
});

const { companyNames } = visibilityRoutes;
const noIssue = () => ({});

interface Start {
  readonly visibility?: Visibility;
  readonly hiddenFrom?: readonly HiddenCompany[];
  readonly organisations?: readonly string[];
}

function Form({ visibility = 'public', hiddenFrom = [], organisations = [] }: Start) {
  const form = useForm({ availability: 'Disponible', visibility, hiddenFrom }, noIssue);
  const say = (availability: string) => () => form.set({ availability });
  return (
    <>
      <button type="button" onClick={say('En poste, ouvert aux opportunités')}>
        en poste
      </button>
      <button type="button" onClick={say('Disponible')}>
        libre
      </button>
      <VisibilitySection form={form} kept={visibility} isRestored={false} organisations={organisations} />
      <output>{form.values.hiddenFrom.map(({ siren }) => siren).join(' ')}</output>
    </>
  );
}

const show = (start: Start = {}) => renderPage(() => <Form {...start} />, '/');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const radios = () => screen.getAllByRole<HTMLInputElement>('radio');
const chosen = () => radios().find(({ checked }) => checked)?.value;
const list = () => screen.getByText((_, element) => element?.tagName === 'OUTPUT').textContent;
const field = () => screen.getByRole('combobox', { name: new RegExp(texts.hidden) });

test('discreet is proposed first to who has a post, until something else is chosen', () => {
  fakeApi();
  show();
  expect(radios().map(({ value }) => value)).toEqual(['public', 'members', 'discreet']);
  expect(chosen()).toBe('public');
  press('en poste');
  expect(radios().map(({ value }) => value)).toEqual(['discreet', 'public', 'members']);
  expect(chosen()).toBe('discreet');
  expect(screen.getByText(texts.proposed(texts.choices.discreet.label))).toBeTruthy();
  press('libre');
  expect(chosen()).toBe('public');
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${texts.choices.members.label}`) }));
  press('en poste');
  expect(chosen()).toBe('members');
});

test('who hides already stays hidden whatever they say of their post', () => {
  fakeApi();
  show({ visibility: 'members' });
  press('en poste');
  expect(chosen()).toBe('members');
});

test('a visitor gives the number on their payslip, SIRET or SIREN, and the registry is not asked', async () => {
  const calls = fakeApi();
  show({ visibility: 'discreet' });
  expect(screen.getByText(asShown(texts.hiddenHintVisitor))).toBeTruthy();
  await userEvent.type(field(), 'Canopée');
  expect((await screen.findAllByText(texts.sirenOnly)).length).toBeGreaterThan(0);
  await userEvent.clear(field());
  await userEvent.type(field(), '732829321');
  expect((await screen.findAllByText(asShown(texts.wrongSiren))).length).toBeGreaterThan(0);
  await userEvent.clear(field());
  await userEvent.type(field(), '732 829 320 00074');
  fireEvent.click(await screen.findByRole('option', { name: texts.typedSiren('732829320') }));
  expect(list()).toBe('732829320');
  expect(calls).toEqual([]);
});

test('a firm is found by its name, then those that share what tells it apart are proposed', async () => {
  signInAs('jobseeker');
  fakeApi(
    answerTo(companyNames, (query) => (query.get('q') === 'atelier' ? [canopee] : [canopee, canopeeNord])),
    answer(conversationRoutes.list, []),
  );
  show({ visibility: 'discreet' });
  await userEvent.type(field(), 'atelier');
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(canopee.name) }));
  expect(list()).toBe(canopee.siren);
  const group = within(await screen.findByRole('list', { name: texts.group }));
  expect(group.getAllByRole('listitem')).toHaveLength(1);
  fireEvent.click(group.getByRole('button', { name: texts.addOf(canopeeNord.name, canopeeNord.siren) }));
  expect(list()).toBe(`${canopee.siren} ${canopeeNord.siren}`);
  fireEvent.click(screen.getByRole('button', { name: `Retirer ${canopee.name}` }));
  expect(list()).toBe(canopeeNord.siren);
});

test('the employers of the career are proposed first', async () => {
  signInAs('jobseeker');
  fakeApi(answer(companyNames, [canopeeNord, canopee]), answer(conversationRoutes.list, []));
  show({ visibility: 'discreet', organisations: ['Atelier Canopée'] });
  const employers = within(await screen.findByRole('list', { name: texts.employers }));
  expect(employers.getAllByRole('listitem')).toHaveLength(1);
  fireEvent.click(employers.getByRole('button', { name: texts.addOf(canopee.name, canopee.siren) }));
  expect(list()).toBe(canopee.siren);
});

test('while the registry is away, a SIREN that was typed is taken as it is', async () => {
  signInAs('jobseeker');
  const { status, code, message } = visibilityErrors.company_names_unavailable;
  fakeApi(refuse(companyNames, status, { error: message, code }), answer(conversationRoutes.list, []));
  show({ visibility: 'discreet' });
  await userEvent.type(field(), 'atelier');
  expect((await screen.findAllByText(asShown(message))).length).toBeGreaterThan(0);
  await userEvent.clear(field());
  await userEvent.type(field(), '732829320');
  fireEvent.click(await screen.findByRole('option', { name: texts.typedSiren('732829320') }));
  expect(list()).toBe('732829320');
});

test('that there is a conversation with a firm is said as it is added, and not of those that were there', async () => {
  signInAs('jobseeker');
  const conversation: Conversation = {
    id: 'conversation-1',
    other_user_id: 'other',
    other_username: 'Ana Lima',
    other_role: 'entreprise',
    other_profile_id: 'company-1',
    other_company: 'Atelier Canopée',
    other_avatar: null,
    title: '',
    lastMessage: null,
    unread: 0,
    otherReadAt: null,
    other_is_blocked: false,
    isArchived: false,
    mission: null,
    hasMeetings: false,
  };
  const calls = fakeApi(answer(companyNames, [canopee]), answer(conversationRoutes.list, [conversation]));
  const before = show({ visibility: 'discreet', hiddenFrom: [canopee], organisations: ['Atelier Canopée'] });
  await waitFor(() => expect(calls.map(({ route }) => route)).toContain(companyNames));
  expect(calls.map(({ route }) => route)).not.toContain(conversationRoutes.list);
  before.unmount();
  show({ visibility: 'discreet', organisations: ['Atelier Canopée'] });
  fireEvent.click(await screen.findByRole('button', { name: texts.addOf(canopee.name, canopee.siren) }));
  expect(await screen.findByText(texts.inTouch(canopee.name))).toBeTruthy();
});

test('a list of fifty takes no more', () => {
  fakeApi();
  const hiddenFrom = Array.from({ length: maxHiddenCompanies }, (_, index) => ({
    siren: String(100_000_000 + index),
    name: `Firme ${index}`,
  }));
  show({ visibility: 'discreet', hiddenFrom });
  expect(screen.getByText(asShown(texts.full))).toBeTruthy();
  expect(field().hasAttribute('readonly')).toBe(true);
});
