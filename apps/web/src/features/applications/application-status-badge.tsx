import {
  type ApplicationStatus,
  applicationStatusLabels,
} from '@mitoyen/contract/features/applications/applications.rules.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const tones: Readonly<Record<ApplicationStatus, BadgeTone>> = {
  sent: 'info',
  seen: 'info',
  shortlisted: 'warning',
  accepted: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
};

/** Where an application stands. */
export function ApplicationStatusBadge({ status }: { status: ApplicationStatus }) {
  return <Badge tone={tones[status]}>{applicationStatusLabels[status]}</Badge>;
}
