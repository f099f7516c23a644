import { AsyncLocalStorage } from 'node:async_hooks';
import { hash } from 'node:crypto';

/** On every page. */
const everyPage = 'pages';
const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const letters = 16;

/** A short name without the id of anybody; `note_stale_pages` in the migrations makes the same. */
export const tagOf = (name: string) => hash('md5', name, 'hex').slice(0, letters);

/** What a call of the API says of the rows it reads: their ids, or else the list's name. */
function namesIn(path: string): readonly string[] {
  const [address = ''] = path.split('?', 1);
  return address.match(uuids) ?? [address.split('/')[2] ?? ''];
}

const collecting = new AsyncLocalStorage<Set<string>>();

/** Notes that the page which is being rendered shows what this call of the API answers. */
export function noteCall(path: string): void {
  for (const name of namesIn(path)) collecting.getStore()?.add(tagOf(name));
}

/** Renders a page; with it, the tags by which shared caches can be told that it is out of date. */
export async function withTags<Page>(render: () => Promise<Page>): Promise<{ page: Page; tags: string[] }> {
  const tags = new Set([everyPage]);
  const page = await collecting.run(tags, render);
  return { page, tags: [...tags] };
}
