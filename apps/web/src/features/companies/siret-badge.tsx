import type {
  CompanyConfirmation,
  SiretState,
  SiretStatus,
} from '@mitoyen/contract/features/companies/siret-state.rules.ts';
import { Badge } from '../../ui/badge.tsx';
import { ExplainedBadge } from '../../ui/explained-badge.tsx';
import { confirmedTexts, siretTexts as texts } from './siret.texts.ts';

interface Props {
  /** Null of a company that has taken its number away. */
  readonly state: SiretState | null;
  readonly status: SiretStatus;
  readonly kind: 'freelance' | 'company';
}

/** What is known of a number. Green, and 'vérifié', only once its account is known to be its holder's. */
export function SiretBadge({ state, status, kind }: Props) {
  if (state === null) return <Badge>{texts.unverified}</Badge>;
  // the registry never answered, and is no longer asked
  if (state === 'unread') return <Badge>{status === 'failed' ? texts.unverified : texts.unread}</Badge>;
  const { label, explanation } = texts[kind][state];
  return (
    <ExplainedBadge
      tone={state === 'confirmed' ? 'success' : 'neutral'}
      label={label}
      explanation={explanation}
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
