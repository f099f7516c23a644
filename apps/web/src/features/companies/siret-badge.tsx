import type {
  CompanyConfirmation,
  SiretStatus,
} from '@mitoyen/contract/features/companies/companies.schemas.ts';
import { Badge } from '../../ui/badge.tsx';
import { ExplainedBadge } from '../../ui/explained-badge.tsx';
import { confirmedTexts, siretTexts as texts } from './siret.texts.ts';

/**
 * Shows 'vérifié' only once the registry has confirmed the number; nothing for a refused one. `siret` is given for a
 * company, which may have removed its number: then it shows that there is none.
 */
export function SiretBadge({ status, siret }: { status: SiretStatus; siret?: string }) {
  if (siret === '') return <Badge>{texts.siretUnverified}</Badge>;
  if (status === 'pending') return <Badge>{texts.siretPending}</Badge>;
  if (status !== 'verified') return null;
  return (
    <ExplainedBadge
      tone="success"
      label={texts.siretVerified}
      explanation={siret === undefined ? texts.numberExplained : texts.numberAndNameExplained}
    />
  );
}

/** That a company is who it says, and how that is known; nothing while it is not. */
export function ConfirmedBadge({ confirmation }: { confirmation: CompanyConfirmation | null | undefined }) {
  if (!confirmation) return null;
  return (
    <ExplainedBadge
      tone="success"
      label={confirmedTexts.confirmed}
      explanation={confirmedTexts.explained[confirmation]}
    />
  );
}
