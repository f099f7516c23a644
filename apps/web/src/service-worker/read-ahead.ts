import { isOfRelease, keepAnswer, readAt } from './kept-answers.ts';
import { keptReadOf } from './kept-reads.rules.ts';

/** How many conversations can be read without having been opened. */
const conversationsAhead = 10;

interface ListedConversation {
  readonly id: string;
  readonly lastMessage: { readonly createdAt: string } | null;
}

interface Reading {
  readonly cache: Cache;
  /** How the conversations were asked for: with the same token the rest is. */
  readonly request: Request;
  readonly list: Response;
}

const isSavingData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Reads ahead what the user may want on a building site and did not open: the last conversations, of which
 * only those with news, and what was kept for the pages of another release. One call after the other, none
 * where data saving is on.
 */
export async function readAhead({ cache, request, list }: Reading): Promise<void> {
  const address = new URL(request.url);
  const conversations = ((await list.json()) as ListedConversation[]).slice(0, conversationsAhead);
  for (const conversation of conversations) await keepConversation(cache, address, conversation);
  if (isSavingData()) return;
  const wanted = new Set<string>();
  for (const { id, lastMessage } of conversations) {
    const url = `${address.origin}/api/messages/${id}`;
    const kept = await cache.match(url);
    if (!kept || readAt(kept) < Date.parse(lastMessage?.createdAt ?? '')) wanted.add(url);
  }
  for (const { url } of await cache.keys()) {
    const kept = await cache.match(url);
    if (kept && !isOfRelease(kept)) wanted.add(url);
  }
  for (const url of wanted) await readOne(cache, request, url);
}

/** The list holds the same of each conversation as its own call. */
async function keepConversation(cache: Cache, address: URL, conversation: ListedConversation): Promise<void> {
  const url = `${address.origin}${address.pathname}/${conversation.id}`;
  const read = keptReadOf(new URL(url));
  if (read) await keepAnswer(cache, url, read, Response.json(conversation));
}

async function readOne(cache: Cache, request: Request, url: string): Promise<void> {
  const read = keptReadOf(new URL(url));
  if (!read) return void (await cache.delete(url));
  const { headers, credentials } = request;
  await keepAnswer(cache, url, read, await fetch(url, { headers, credentials }));
}
