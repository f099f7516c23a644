import { type OfferStatus, offerStatusLabels } from '@mitoyen/contract/features/offers/offers.rules.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const tones: Readonly<Record<OfferStatus, BadgeTone>> = {
  draft: 'info',
  open: 'success',
  filled: 'plum',
  cancelled: 'danger',
  expired: 'neutral',
};

/** 'Ouvert', or how an offer was closed. */
export function OfferStatusBadge({ status }: { status: OfferStatus }) {
  return <Badge tone={tones[status]}>{offerStatusLabels[status]}</Badge>;
}
