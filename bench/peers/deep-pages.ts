import { ask } from '../paths/compare-answers.ts';
import { listCall } from './peer-cases.ts';

const mostSkipped = 9_600;
const pageSize = 24;
const walked = 96;

/** After how many profiles a deep page comes: 400 pages, or four fifths of the list where it is shorter. */
export function skippedOf(profiles: number): number {
  return Math.min(mostSkipped, Math.floor((profiles * 0.8) / walked) * walked);
}

/** Walks a server's list in a seed's order and answers the query of the page that comes after so many profiles. */
export async function deepPage(url: string, seed: string, skipped: number): Promise<Record<string, string>> {
  let cursor: Record<string, string> = {};
  for (let seen = 0; seen < skipped; seen += walked) {
    const { status, body } = await ask(url, listCall({ seed, limit: String(walked), ...cursor }));
    if (status !== 200) throw new Error(`${url}: ${status} ${body}`);
    const { nextCursor } = JSON.parse(body.toString());
    if (nextCursor === null) throw new RangeError(`${url}: fewer than ${skipped} profiles`);
    cursor = { cursor: nextCursor };
  }
  return { seed, limit: String(pageSize), ...cursor };
}
