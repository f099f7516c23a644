import type { CompanyConfirmation } from '@mitoyen/contract/features/companies/siret-state.rules.ts';
import { ExplainedBadge } from '../../ui/explained-badge.tsx';
import { confirmedTexts } from './company-siret.texts.ts';

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
