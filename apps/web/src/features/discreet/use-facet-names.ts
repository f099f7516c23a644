import { useQuery } from '@tanstack/react-query';
import { facetTexts, tradeLabel, vocabularyQuery } from '../vocabulary/index.ts';

/** What the codes of discreet profiles are called; a code stands for itself until its name has come. */
export function useFacetNames() {
  const { data } = useQuery(vocabularyQuery());
  const entry = <Entry extends { code: string }>(entries: readonly Entry[] | undefined, code: string) =>
    entries?.find((one) => one.code === code);
  return {
    trade: (code: string) => {
      const trade = entry(data?.trades, code);
      return trade ? tradeLabel(trade) : code;
    },
    software: (code: string) => entry(data?.software, code)?.name ?? code,
    phase: (code: string) => {
      const phase = entry(data?.phases, code);
      return phase ? facetTexts.phase(phase.code, phase.name) : code;
    },
  };
}
