import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { FormFields } from '../../core/forms/use-form.ts';
import { IconButton } from '../../ui/button.tsx';
import { Status } from '../../ui/status.tsx';
import { uiTexts } from '../../ui/ui.texts.ts';
import { facetFormTexts } from './facet-form.texts.ts';
import type { FacetValues } from './facet-values.ts';
import styles from './named-trades.module.css';
import { ownTradeLabel } from './trade-label.ts';
import { useNamedTrades } from './use-named-trades.ts';
import { vocabularyQuery } from './vocabulary.queries.ts';

/**
 * The trades of a profile or an offer under its title, which chooses those that it names: each may be taken off. `texts`:
 * the title first. Without the lists it shows nothing, and the form is sent as it is.
 */
export function NamedTrades({
  form,
  texts,
  of,
}: {
  form: FormFields<Pick<FacetValues, 'trades'>>;
  texts: readonly string[];
  of: 'person' | 'offer';
}) {
  const labelId = useId();
  const own = facetFormTexts.named[of];
  const [title = ''] = texts;
  const { trades } = form.values;
  const isAsked = trades.length > 0 || texts.some((text) => text.trim() !== '');
  const { data } = useQuery({ ...vocabularyQuery(), enabled: isAsked });
  useNamedTrades(form, texts, data);
  const known = data?.trades ?? [];
  const chosen = trades.flatMap((code) => known.filter((trade) => trade.code === code));
  if (!data || !isAsked) return null;
  return (
    <div className={styles.named}>
      <Status id={labelId} className={styles.label}>
        {chosen.length > 0 ? own.label(chosen.length) : own.none}
      </Status>
      {chosen.length > 0 && (
        <ul className={styles.trades} aria-labelledby={labelId}>
          {chosen.map((trade) => {
            const label = ownTradeLabel(trade, title);
            return (
              <li key={trade.code} className={styles.trade}>
                <span className={styles.name}>
                  {label} <span aria-hidden="true">✓</span>
                </span>
                <IconButton
                  icon="close"
                  label={uiTexts.removeToken(label)}
                  onClick={() => form.set({ trades: trades.filter((code) => code !== trade.code) })}
                  className={styles.remove}
                />
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
