import type { SiretState, SiretStatus } from '@mitoyen/contract/features/companies/siret-state.rules.ts';
import { Badge } from '../../ui/badge.tsx';
import { ExplainedBadge } from '../../ui/explained-badge.tsx';
import { formatDay } from '../../ui/format.ts';
import { type SaidOfSiret, siretTexts as texts } from './siret.texts.ts';

interface Props {
  /** Null of a company that has taken its number away. */
  readonly state: SiretState | null;
  readonly status: SiretStatus;
  readonly said: SaidOfSiret;
  /** The day on which the registry was read, where it is known. */
  readonly readOn?: string | null | undefined;
}

/** What is known of a number. Green, and 'vérifié', only once its account is known to be its holder's. */
export function SiretBadge({ state, status, said, readOn }: Props) {
  if (state === null) return <Badge>{texts.unverified}</Badge>;
  // the registry never answered, and is no longer asked
  if (state === 'unread') return <Badge>{status === 'failed' ? texts.unverified : texts.unread}</Badge>;
  const { label, explanation } = said[state];
  return (
    <ExplainedBadge
      tone={state === 'confirmed' ? 'success' : 'neutral'}
      label={label}
      explanation={readOn ? `${explanation} ${texts.readOn(formatDay(readOn))}` : explanation}
    />
  );
}
