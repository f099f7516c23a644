/** The purge API of a CDN or caching proxy. */
export interface PurgeTarget {
  readonly url: string;
  readonly token: string | undefined;
}

/** Cloudflare's limit, the lowest of those known. */
const tagsOfACall = 30;
const timeoutMs = 10_000;

/**
 * Purges from a CDN all responses with one of these tags. The same request works for Cloudflare (JSON, bearer
 * token), Fastly (`Surrogate-Key`, `Fastly-Key`) and `ops/cdn/varnish.vcl`. @throws when it is not done.
 */
export async function purgeCaches({ url, token }: PurgeTarget, tags: readonly string[]): Promise<void> {
  for (let start = 0; start < tags.length; start += tagsOfACall) {
    const some = tags.slice(start, start + tagsOfACall);
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'surrogate-key': some.join(' '),
        ...(token && { authorization: `Bearer ${token}`, 'fastly-key': token }),
      },
      body: JSON.stringify({ tags: some }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The shared cache refused to forget pages: ${answer.status}`);
  }
}
