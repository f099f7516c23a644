import type { Browser, Page } from '@playwright/test';
import { buildUrl } from '../../packages/contract/src/core/define-route.ts';
import type { Role } from '../../packages/contract/src/core/roles.ts';
import { accountRoutes } from '../../packages/contract/src/features/accounts/accounts.contract.ts';
import { newEmail, newPassword, refuseCookies } from './people.ts';

/** A signed-in person, who calls the product as a page of theirs would. */
export interface Talker {
  readonly userId: string;
  readonly user: unknown;
  readonly token: string;
}

async function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

const bearer = ({ token }: Talker) => ({ authorization: `Bearer ${token}` });

/** A new account on that server, whose profile is still to be filled in. */
export async function newTalker(base: string, username: string, role: Role): Promise<Talker> {
  const email = newEmail(role);
  const body = { username, email, password: newPassword, role };
  const answer = await post(`${base}${buildUrl(accountRoutes.create)}`, body);
  const { id, token } = await answer.json();
  const user = { id, username, email, role, phone: null, profileCompleted: false, createdAt: '' };
  return { userId: id, user, token };
}

/** The conversation of two people, in which the first has written. */
export async function beginConversation(base: string, from: Talker, to: Talker): Promise<string> {
  const body = { senderId: from.userId, receiverId: to.userId, subject: 'Chantier', content: 'Bonjour' };
  const answer = await post(`${base}/api/messages`, body, bearer(from));
  return (await answer.json()).conversationId;
}

/** Writes a message, again and again with one key until its answer comes, whatever happens to the server meanwhile. */
export async function sendUntilAnswered(
  base: string,
  from: Talker,
  conversationId: string,
  content: string,
): Promise<string> {
  const headers = { ...bearer(from), 'idempotency-key': crypto.randomUUID() };
  for (;;) {
    const answer = await post(
      `${base}/api/messages/${conversationId}`,
      { senderId: from.userId, content },
      headers,
    ).catch(() => null);
    if (answer?.status === 201) return ((await answer.json()) as { id: string }).id;
    if (answer && answer.status < 500) throw new Error(`${answer.status}: ${await answer.text()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The texts of a conversation by the ids of its messages, as one of the two reads them. */
export async function readConversation(
  base: string,
  reader: Talker,
  conversationId: string,
): Promise<{ id: string; content: string }[]> {
  const messages: { id: string; content: string }[] = [];
  let url: string | undefined = `${base}/api/messages/${conversationId}?limit=100`;
  while (url) {
    const answer: Response = await fetch(url, { headers: bearer(reader) });
    messages.unshift(...((await answer.json()) as { id: string; content: string }[]));
    url = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    if (url) url = new URL(url, base).href;
  }
  return messages;
}

/** A browser of one's own, signed in, at a conversation. */
export async function openChat(
  browser: Browser,
  base: string,
  { user, token }: Talker,
  conversationId: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: base, locale: 'fr-FR' });
  const page = await context.newPage();
  await refuseCookies(page);
  await page.addInitScript(
    (session) => {
      // the blank page that a browser begins with has no storage
      if (!location.protocol.startsWith('http')) return;
      localStorage.setItem('user', session.user);
      localStorage.setItem('token', session.token);
    },
    { user: JSON.stringify(user), token },
  );
  await page.goto(`/chat/${conversationId}`);
  return page;
}
