import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import type { Role } from '../../packages/contract/src/core/roles.ts';
import { accountRoutes } from '../../packages/contract/src/features/accounts/accounts.contract.ts';
import { conversationRoutes } from '../../packages/contract/src/features/conversations/conversations.contract.ts';
import { callRoute } from './api.ts';
import { newEmail, newPassword, refuseCookies } from './people.ts';

/** A person with an account of their own, and the token of their calls. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly token: string;
}

/** A person whose profile is still to be filled in. */
export async function newPerson(request: APIRequestContext, name: string, role: Role): Promise<Person> {
  const email = newEmail(role);
  const body = { username: name, email, password: newPassword, role };
  const { id, token } = await callRoute(request, accountRoutes.create, { body });
  return { id, name, email, token };
}

/** Writes a first message; gives the conversation's id. */
export async function contact(
  request: APIRequestContext,
  from: Person,
  to: Person,
  words: { subject: string; content: string },
): Promise<string> {
  const body = { senderId: from.id, receiverId: to.id, ...words };
  return (await callRoute(request, conversationRoutes.contact, { body }, from.token)).conversationId;
}

export async function write(
  request: APIRequestContext,
  from: Person,
  conversationId: string,
  content: string,
): Promise<void> {
  const call = { params: { conversationId }, body: { senderId: from.id, content } };
  await callRoute(request, conversationRoutes.sendMessage, call, from.token);
}

/** What the server holds of a conversation's last messages. */
export async function contentsOf(
  request: APIRequestContext,
  reader: Person,
  conversationId: string,
): Promise<string[]> {
  const call = { params: { conversationId }, query: {} };
  const messages = await callRoute(request, conversationRoutes.listMessages, call, reader.token);
  return messages.map(({ content }) => content);
}

/** Has every page of a browser begin as this person's, signed in. */
export async function rememberPerson(
  context: BrowserContext,
  { id, name, email, token }: Person,
  role: Role | null,
): Promise<void> {
  const user = { id, username: name, email, role, phone: null, profileCompleted: false, createdAt: '' };
  await context.addInitScript(
    ([savedUser, savedToken]) => {
      // the blank page that a browser begins with has no storage
      if (!location.protocol.startsWith('http')) return;
      localStorage.setItem('user', savedUser);
      localStorage.setItem('token', savedToken);
    },
    [JSON.stringify(user), token] as const,
  );
}

/** A browser of this person, signed in, cookies refused. */
export async function browserOf(browser: Browser, person: Person, role: Role | null): Promise<Page> {
  const context = await browser.newContext();
  await rememberPerson(context, person, role);
  const page = await context.newPage();
  await refuseCookies(page);
  return page;
}
