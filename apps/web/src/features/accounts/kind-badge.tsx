import { type Role, roleLabels } from '@mitoyen/contract/core/roles.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const tones: Readonly<Record<Role, BadgeTone>> = {
  freelance: 'brick',
  jobseeker: 'info',
  entreprise: 'neutral',
};

/** Freelance, OpenToWork or Entreprise. */
export function KindBadge({ kind }: { kind: Role }) {
  return <Badge tone={tones[kind]}>{roleLabels[kind]}</Badge>;
}
