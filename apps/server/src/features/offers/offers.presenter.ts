import { offerStatusOn } from '@mitoyen/contract/features/offers/offers.rules.ts';
import type { Offer, OwnOffer, RestrictedOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import type { AnswerRecord, ApplicationCounts } from '../applications/index.ts';
import { fileUrlOrNull } from '../uploads/index.ts';
import { presentFacets } from '../vocabulary/index.ts';
import type { OfferRow, RestrictedOfferRow } from './offers.repository.ts';

/** What is told with an offer besides its row. */
export interface OfferContext {
  /** The day in Europe/Paris. */
  readonly today: string;
  readonly answerRecord: AnswerRecord | null;
  /** For a freelance: whether they applied. */
  readonly applied?: boolean;
}

/** An offer as the signed-out see it. */
export function presentRestrictedOffer(row: RestrictedOfferRow): RestrictedOffer {
  return {
    id: row.id,
    titre: row.title,
    remote: row.is_remote ? 1 : 0,
    lieu: row.location,
    createdAt: row.created_at.toISOString(),
    restricted: true,
  };
}

/** An offer as the signed-in see it. */
export function presentOffer(row: OfferRow, { today, answerRecord, applied }: OfferContext): Offer {
  return {
    id: row.id,
    entreprise_id: row.company_id,
    entreprise_user_id: row.user_id,
    companyName: row.company_name,
    companyLogo: fileUrlOrNull(row.logo_file_id),
    titre: row.title,
    description: row.description,
    requirements: row.requirements,
    budget: row.budget,
    duree: row.duration,
    lieu: row.location,
    remote: row.is_remote ? 1 : 0,
    deadline: row.deadline,
    status: offerStatusOn(row.status, row.deadline, today),
    highlighted: row.is_highlighted,
    urgent: row.is_urgent,
    createdAt: row.created_at.toISOString(),
    ...(applied !== undefined && { applied }),
    answerRecord,
    ...presentFacets(row),
  };
}

/** An offer as its own company sees it; without counts, nobody applied. */
export function presentOwnOffer(
  row: OfferRow,
  surroundings: OfferContext,
  { received, unseen, waiting }: ApplicationCounts = { received: 0, unseen: 0, waiting: 0 },
): OwnOffer {
  return {
    ...presentOffer(row, surroundings),
    applicationCount: received,
    unseenCount: unseen,
    waitingCount: waiting,
  };
}
