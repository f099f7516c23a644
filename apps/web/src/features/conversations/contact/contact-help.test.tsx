import { conversationRoutes } from '@mitoyen/contract/features/conversations/conversations.contract.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, fakeApi } from '../../../core/api/fake-api.fixture.ts';
import { renderPage } from '../../../core/pages/render-page.fixture.tsx';
import { camille } from '../../../core/session/session.fixture.ts';
import { setSession } from '../../../core/session/session-store.ts';
import { patterns } from '../../../paths.ts';
import { message, otherId } from '../conversation.fixture.ts';
import { contactTexts as texts } from '../conversations.texts.ts';
import ContactDialog from './contact-dialog.tsx';

beforeEach(() => {
  sessionStorage.clear();
  setSession({ ...camille, user: { ...camille.user, role: 'freelance' } });
});
afterEach(() => {
  cleanup();
  setSession(null);
});

async function open(name = 'Malo Le Goff', role: 'freelance' | 'entreprise' = 'freelance') {
  const calls = fakeApi(answer(conversationRoutes.contact, message()));
  const target = { userId: otherId, name, role };
  renderPage(() => <ContactDialog target={target} onClose={() => undefined} />, patterns.home);
  await screen.findByLabelText(/Objet \*/);
  return calls;
}
const subject = () => screen.getByLabelText<HTMLInputElement>(/Objet \*/);
const content = () => screen.getByLabelText<HTMLTextAreaElement>(/Message/);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a message leaves after a subject and three lines were pressed, nothing typed', async () => {
  const calls = await open();
  await press('Un devis');
  await press(texts.starter);
  expect(content().value.split('\n')).toEqual([
    'Bonjour Malo,',
    'Je souhaite un devis pour un projet.',
    'De quoi avez-vous besoin pour l’établir\u202f?',
  ]);
  await waitFor(() => expect(document.activeElement).toBe(content()));
  expect(content().selectionStart).toBe(content().value.lastIndexOf('\n'));
  await press(texts.send);
  await screen.findByText('Message envoyé !');
  expect(calls[0]?.body).toMatchObject({ subject: 'Un devis', content: expect.stringContaining('Malo') });
});

test('the lines follow the subject until they are changed, and can be taken out', async () => {
  await open();
  await press(texts.starter);
  await press('Une collaboration');
  expect(content().value).toContain('Nos métiers se complètent');
  await press(texts.withoutStarter);
  expect(content().value).toBe('');
  await press(texts.starter);
  await userEvent.type(content(), ' À bientôt');
  const written = content().value;
  await press('Une question');
  expect([subject().value, content().value]).toEqual(['Une question', written]);
  expect(screen.queryByRole('button', { name: texts.withoutStarter })).toBeNull();
});

test('nothing is put over own words, in the subject or in the message', async () => {
  await open();
  await userEvent.type(subject(), 'Loft');
  await userEvent.type(content(), 'Bonjour');
  await userEvent.click(screen.getByRole('button', { name: 'Un devis' }));
  expect([subject().value, content().value]).toEqual(['Loft', 'Bonjour']);
  expect(screen.queryByRole('button', { name: texts.starter })).toBeNull();
  await userEvent.clear(subject());
  await press('Un devis');
  expect(subject().value).toBe('Un devis');
  await press('Un devis');
  expect(subject().value).toBe('');
});

test('a firm is not greeted by its name', async () => {
  await open('Atelier Canopée', 'entreprise');
  await press(texts.starter);
  expect(content().value).toMatch(/^Bonjour,\n/);
});
