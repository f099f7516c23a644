import { Badge } from '../../ui/badge.tsx';
import { offerTexts as texts } from './offers.texts.ts';

/** 'Besoin sous 7 jours', as lists and pages mark it. */
export function UrgentBadge({ offer }: { offer: { readonly urgent: boolean } }) {
  return offer.urgent ? <Badge tone="warning">{texts.urgent}</Badge> : null;
}
