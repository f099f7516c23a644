import type { Role } from '@mitoyen/contract/core/roles.ts';
import { roleLabels } from '@mitoyen/contract/core/roles.ts';
import { deletedUserName } from '@mitoyen/contract/features/conversations/conversations.rules.ts';
import type { ReportParty } from '@mitoyen/contract/features/reports/reports.schemas.ts';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { reportTexts as texts } from './reports.texts.ts';

const pathOf: Readonly<Record<Role, (id: string) => string>> = {
  freelance: paths.freelance,
  jobseeker: paths.jobseeker,
  entreprise: paths.company,
};

/** A person of a report, with the way to their public profile while it is there. */
export function PartyName({ party }: { party: ReportParty | null }) {
  if (!party) return deletedUserName;
  const { username, role, profileId, isSuspended } = party;
  return (
    <>
      {role && profileId && !isSuspended ? <Link to={pathOf[role](profileId)}>{username}</Link> : username}
      {role && ` (${roleLabels[role]})`} {isSuspended && <Badge tone="danger">{texts.suspended}</Badge>}
    </>
  );
}
