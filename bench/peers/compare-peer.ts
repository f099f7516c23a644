import { isDeepStrictEqual } from 'node:util';
import { buildUrl } from '@mitoyen/contract/core/define-route.ts';
import { freelanceRoutes } from '@mitoyen/contract/features/freelances/freelances.contract.ts';
import type { Call } from '../measure/load.ts';
import { ask } from '../paths/compare-answers.ts';
import type { PeerCase } from './peer-cases.ts';

const checked = 20;

/** Asks both for some of a list's calls. @throws when they do not answer the same profiles and the same total. */
export async function requireSameList(
  { name, calls, bareCalls = calls }: Pick<PeerCase, 'name' | 'calls' | 'bareCalls'>,
  productUrl: string,
  peerUrl: string,
): Promise<void> {
  for (const [index, call] of calls.slice(0, checked).entries()) {
    const ours = await listAt(productUrl, call);
    const peer = await listAt(peerUrl, bareCalls[index] ?? call);
    if (ours.items.length === 0 || !isDeepStrictEqual(ours, peer))
      throw new Error(`${name}: ${call.path}:\n- ${JSON.stringify(ours)}\n+ ${JSON.stringify(peer)}`);
  }
}

/** What a list answers, but for the cursor, which is each server's own. */
async function listAt(url: string, call: Call): Promise<{ items: readonly unknown[] }> {
  const { status, body } = await ask(url, call);
  if (status !== 200) throw new Error(`${url}${call.path}: ${status} ${body}`);
  const { nextCursor: _, ...page } = JSON.parse(body.toString());
  return page;
}

/** @throws when either's page of this freelance lacks what a visitor reads there. */
export async function requireSameProfile(id: string, productUrl: string, peerUrl: string): Promise<void> {
  const path = buildUrl(freelanceRoutes.get, { params: { id } });
  const { firstName, title, specialization, location, description, skills } = JSON.parse(
    (await ask(productUrl, { path })).body.toString(),
  );
  for (const url of [productUrl, peerUrl]) {
    const { status, body } = await ask(url, { path: `/freelancer/${id}` });
    const html = body.toString();
    const texts = [firstName, title, specialization, location, description, ...skills].map(escapeText);
    const missing = texts.filter((text) => !html.includes(text));
    if (status !== 200 || missing.length > 0) throw new Error(`${url}: ${id}: ${status}, without ${missing}`);
  }
}

/** As React writes a text. */
function escapeText(text: string): string {
  const escapes: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#x27;',
  };
  return text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter);
}
