import type { SiretStatus } from '@mitoyen/contract/features/companies/companies.schemas.ts';
import { Badge } from '../../ui/badge.tsx';
import { siretTexts as texts } from './company.texts.ts';

/**
 * Shows 'vérifié' only once the registry has confirmed the number; nothing for a refused one. `siret` is given for a
 * company, which may have removed its number: then it shows that there is none.
 */
export function SiretBadge({ status, siret }: { status: SiretStatus; siret?: string }) {
  if (siret === '') return <Badge>{texts.siretUnverified}</Badge>;
  if (status === 'verified') return <Badge tone="success">{texts.siretVerified}</Badge>;
  return status === 'pending' ? <Badge>{texts.siretPending}</Badge> : null;
}
