import { findKept, forgetKeptAnswers, keepAnswer, openKeptAnswers } from './kept-answers.ts';
import { conversationsPath, type KeptRead } from './kept-reads.rules.ts';
import { readAhead } from './read-ahead.ts';

/** Milliseconds after which who waits on a network that leads nowhere is shown what is kept. */
const patienceMs = 6_000;

const tokenOf = ({ headers }: Request) => headers.get('authorization')?.replace(/^Bearer /, '') ?? null;

/** Answers a call from the network, and from what is kept where that fails or says nothing for some seconds. */
export async function serveRead(
  { request, waitUntil }: { request: Request; waitUntil: (work: Promise<unknown>) => void },
  read: KeptRead,
): Promise<Response> {
  const cache = await openKeptAnswers(tokenOf(request));
  if (!cache) return fetch(request);
  const asked = fetch(request);
  waitUntil(asked.then((answer) => keep(answer.clone(), { cache, request, read })).catch(() => undefined));
  const kept = await findKept(cache, request.url);
  return kept ? firstOf(asked, kept) : asked;
}

async function keep(
  answer: Response,
  { cache, request, read }: { cache: Cache; request: Request; read: KeptRead },
): Promise<void> {
  // the session ended, or the account is suspended
  if (answer.status === 401) return forgetKeptAnswers();
  const list = read.path === conversationsPath && answer.ok ? answer.clone() : null;
  await keepAnswer(cache, request.url, read, answer);
  if (list) await readAhead({ cache, request, list });
}

/** Without a network what is kept; on a silent one too, once it has been waited for. */
function firstOf(asked: Promise<Response>, kept: Response): Promise<Response> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(kept), patienceMs);
    asked.then(resolve, () => resolve(kept)).finally(() => clearTimeout(timer));
  });
}
