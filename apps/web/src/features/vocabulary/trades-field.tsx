import { mostTrades } from '@mitoyen/contract/features/vocabulary/facets.rules.ts';
import type { FormFields } from '../../core/forms/use-form.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TokenField } from '../../ui/token-field.tsx';
import { tradeEntry } from './entries.ts';
import { facetFormTexts as texts } from './facet-form.texts.ts';
import type { FacetValues } from './facet-values.ts';
import { findEntries } from './find-entries.ts';
import type { Trade } from './trade-label.ts';

/** One to three trades; the first is the main one. */
export function TradesField({
  form,
  trades,
}: {
  form: FormFields<Pick<FacetValues, 'trades'>>;
  trades: readonly Trade[];
}) {
  const chosen = form.values.trades;
  const entries = trades.map(tradeEntry);
  const nameOf = (code: string) => entries.find(({ key }) => key === code)?.label ?? code;
  const others = (code: string) => chosen.filter((other) => other !== code);
  const left = entries.filter(({ key }) => !chosen.includes(key));
  return (
    <TokenField
      id={form.idOf('trades')}
      name="trades"
      label={texts.trades}
      hint={texts.tradesHint}
      error={form.errorOf('trades') ?? null}
      tokens={chosen.map((code) => ({ key: code, label: nameOf(code) }))}
      suggest={(text) => findEntries(left, text)}
      onAdd={(code) => form.set({ trades: [...chosen, code] })}
      onRemove={(code) => form.set({ trades: others(code) })}
      full={chosen.length >= mostTrades ? texts.tradesFull : null}
      none={texts.noTrade}
      extra={(code, index) =>
        index === 0 ? (
          chosen.length > 1 && <Badge tone="brick">{texts.mainTrade}</Badge>
        ) : (
          <Button
            size="small"
            variant="link"
            aria-label={texts.makeMainOf(nameOf(code))}
            onClick={() => form.set({ trades: [code, ...others(code)] })}
          >
            {texts.makeMain}
          </Button>
        )
      }
    />
  );
}
