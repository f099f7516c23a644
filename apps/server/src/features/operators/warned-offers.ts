import { parisDay } from '@mitoyen/contract/core/paris-day.ts';
import { checkOffer } from '@mitoyen/contract/features/offer-checks/check-offer.ts';
import {
  type CheckedOffer,
  checkedTexts,
} from '@mitoyen/contract/features/offer-checks/offer-checks.types.ts';
import type { WarnedOffer } from '@mitoyen/contract/features/operators/operators.schemas.ts';
import type { AppContext } from '../../core/context/app-context.ts';
import { pageByInstant, readInstant } from '../../core/http/keyset.ts';
import { checkedRow } from '../offers/index.ts';
import { countWarnedOffers, listWarnedOffers, type WarnedOfferRow } from './warned-offers.repository.ts';

function wordsOf(offer: CheckedOffer, field: string, start: number, end: number): string {
  const name = checkedTexts.find((known) => known === field);
  const text = name ? (offer[name] ?? '') : '';
  return (typeof text === 'string' ? text : text.join('\n')).slice(start, end);
}

/** The words as today's rules find them: what is kept with an offer is which rules warned and were read. */
function present(row: WarnedOfferRow, today: string): WarnedOffer {
  const offer = checkedRow(row);
  const firm = {
    name: row.company_name,
    legalStatus: row.legal_status,
    description: row.company_description,
  };
  const warnings = checkOffer(offer, firm, today).filter(({ level }) => level === 'warn');
  return {
    id: row.id,
    kind: row.kind,
    titre: row.title,
    companyName: row.company_name,
    companyUserId: row.user_id,
    createdAt: row.created_at.toISOString(),
    warnings: warnings.map(({ rule, field, start, end, why }) => ({
      rule,
      field,
      words: wordsOf(offer, field, start, end),
      why,
      isRead: row.read_rules.includes(rule),
    })),
  };
}

/** A page of the offers that were published although the checks warned of them, and how many there are in all. */
export async function pageOfWarnedOffers(
  { db, clock }: AppContext,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ items: WarnedOffer[]; total: number; nextCursor: string | null }> {
  const found = await listWarnedOffers(db, { before: readInstant(cursor), take: limit + 1 });
  const { rows, nextCursor } = pageByInstant(found, limit, ({ created_at, id }) => ({ at: created_at, id }));
  const today = parisDay(clock.now());
  return { items: rows.map((row) => present(row, today)), total: await countWarnedOffers(db), nextCursor };
}
