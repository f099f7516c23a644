import { AsyncLocalStorage } from 'node:async_hooks';
import { hash } from 'node:crypto';

/** On every page. */
const everyPage = 'pages';
const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const letters = 16;

/** A short tag without anybody's id; `note_stale_pages` in the migrations makes the same. */
export const tagOf = (name: string) => hash('md5', name, 'hex').slice(0, letters);

/** The names of the rows that a call reads: their ids, or else the list's name. */
function namesIn(path: string): readonly string[] {
  const [address = ''] = path.split('?', 1);
  return address.match(uuids) ?? [address.split('/')[2] ?? ''];
}

const collecting = new AsyncLocalStorage<Set<string>>();

/** Adds the rows of this call to the tags of the page being rendered. */
export function noteCall(path: string): void {
  for (const name of namesIn(path)) collecting.getStore()?.add(tagOf(name));
}

/** Renders a page, and returns it with the tags by which shared caches purge it. */
export async function withTags<Page>(render: () => Promise<Page>): Promise<{ page: Page; tags: string[] }> {
  const tags = new Set([everyPage]);
  const page = await collecting.run(tags, render);
  return { page, tags: [...tags] };
}
