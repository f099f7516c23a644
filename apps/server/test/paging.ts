/** Where `Link: rel="next"` leads, as the cursor of the next call. */
export function nextCursorOf({ headers }: { headers: Readonly<Record<string, unknown>> }): string | null {
  const url = /<([^>]+)>; rel="next"/.exec(String(headers.link ?? ''))?.[1];
  return url ? new URL(url, 'http://localhost').searchParams.get('cursor') : null;
}

/** How often each status was answered. */
export function countByStatus(answers: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
