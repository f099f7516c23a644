import type { SiretStatus } from '@mitoyen/contract/features/companies/companies.schemas.ts';
import { Badge } from '../../ui/badge.tsx';
import { siretTexts as texts } from './company.texts.ts';

/**
 * Says 'vérifié' only after the registry's real answer. A refused number is shown to nobody; that there is none is
 * said of a company, which may have taken it away.
 */
export function SiretBadge({ status, siret }: { status: SiretStatus; siret?: string }) {
  if (siret === '') return <Badge>{texts.siretUnverified}</Badge>;
  if (status === 'verified') return <Badge tone="success">{texts.siretVerified}</Badge>;
  return status === 'pending' ? <Badge>{texts.siretPending}</Badge> : null;
}
