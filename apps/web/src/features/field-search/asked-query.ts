import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';

/** A question that a page hands to a part of it. */
export interface AskedQuery<Answer> {
  readonly queryKey: readonly unknown[];
  readonly ask: (signal: AbortSignal) => Promise<Answer>;
}

const freshMs = 5 * 60_000;

/** As `useQuery` and `useQueries` take it. */
export function optionsOf<Answer>({ queryKey, ask }: AskedQuery<Answer>) {
  return {
    queryKey,
    queryFn: ({ signal }: { signal: AbortSignal }) => ask(signal),
    staleTime: freshMs,
  };
}

/** The answer; the one before stays until it has come. */
export function useAsked<Answer>(query: AskedQuery<Answer>): UseQueryResult<Answer> {
  return useQuery<Answer>({ ...optionsOf(query), placeholderData: keepPreviousData });
}
