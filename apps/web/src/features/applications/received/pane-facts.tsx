import type {
  Application,
  ComparedApplication,
} from '@mitoyen/contract/features/applications/applications.schemas.ts';
import { type Fact, FactList } from '../../../ui/fact-list.tsx';
import { formatPrice, formatYears } from '../../../ui/format.ts';
import { freeFrom } from '../../availability/index.ts';
import { mobilityFacts } from '../../vocabulary/index.ts';
import { receivedTexts } from '../applications.texts.ts';
import { decidingTexts as texts } from './deciding.texts.ts';
import { Pay } from './pay.tsx';
import styles from './reading-pane.module.css';
import { rejectionLabel } from './rejection-label.ts';

/** What the profile says, as far as it is known yet. */
function detailFacts({ application, ...details }: ComparedApplication): Fact[] {
  const { skills, askedSkills, software, distanceKm } = details;
  const availability = application.received?.availability ?? '';
  return [
    { label: texts.askedSkills, value: skills.length === 0 ? null : askedSkills.join(', ') },
    { label: texts.software, value: software.map(({ name }) => name).join(', ') },
    { label: texts.place, value: distanceKm === null ? null : texts.distance(distanceKm) },
    ...mobilityFacts(
      { ...details, availability },
      { isDayShown: freeFrom(availability, details.availableFrom) !== null },
    ),
  ];
}

/** Rate against budget, and what decides besides: two short columns where there is room. */
export function PaneFacts({
  application,
  details,
}: {
  application: Application;
  details: ComparedApplication | undefined;
}) {
  const { proposedRate: rate, received, reason } = application;
  const pay: Fact[] = [
    {
      label: rate === null ? texts.pay : receivedTexts.rate,
      value: <Pay application={application} />,
    },
    { label: texts.budget, value: received?.budget ? formatPrice(received.budget, 'jour') : null },
    { label: texts.experience, value: received?.title ? formatYears(received.experienceYears) : null },
    { label: receivedTexts.reason, value: reason && rejectionLabel(reason, application.offerKind) },
  ];
  return (
    <div className={styles.facts}>
      <FactList facts={pay} />
      {details && <FactList facts={detailFacts(details)} />}
    </div>
  );
}
