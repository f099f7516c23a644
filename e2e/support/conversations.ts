import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { newEmail, newPassword, refuseCookies } from './people.ts';

/** Somebody with an account of their own, and what signs their calls. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly token: string;
}

export async function newPerson(request: APIRequestContext, name: string, role: string): Promise<Person> {
  const email = newEmail(role);
  const answer = await request.post('/api/users', {
    data: { username: name, email, password: newPassword, role },
  });
  if (!answer.ok()) throw new Error(`no account: ${await answer.text()}`);
  const { id, token } = await answer.json();
  return { id, name, email, token };
}

const signed = ({ token }: Person) => ({ authorization: `Bearer ${token}` });

/** Writes a first message; gives the conversation's id. */
export async function contact(
  request: APIRequestContext,
  from: Person,
  to: Person,
  { subject, content }: { subject: string; content: string },
): Promise<string> {
  const data = { senderId: from.id, receiverId: to.id, subject, content };
  const answer = await request.post('/api/messages', { data, headers: signed(from) });
  return (await answer.json()).conversationId;
}

export async function write(
  request: APIRequestContext,
  from: Person,
  conversationId: string,
  content: string,
) {
  const data = { senderId: from.id, content };
  const answer = await request.post(`/api/messages/${conversationId}`, { data, headers: signed(from) });
  if (answer.status() !== 201) throw new Error(`not written: ${await answer.text()}`);
}

/** What the server holds of a conversation's last messages. */
export async function contentsOf(request: APIRequestContext, reader: Person, conversationId: string) {
  const answer = await request.get(`/api/messages/${conversationId}`, { headers: signed(reader) });
  return ((await answer.json()) as { content: string }[]).map(({ content }) => content);
}

/** A browser of somebody's own, signed in, cookies refused. */
export async function browserOf(
  browser: Browser,
  { id, name, email, token }: Person,
  role: string,
): Promise<Page> {
  const context = await browser.newContext();
  const user = { id, username: name, email, role, phone: null, profileCompleted: false, createdAt: '' };
  await context.addInitScript(
    ([savedUser, savedToken]) => {
      localStorage.setItem('user', savedUser);
      localStorage.setItem('token', savedToken);
    },
    [JSON.stringify(user), token] as const,
  );
  const page = await context.newPage();
  await refuseCookies(page);
  return page;
}
