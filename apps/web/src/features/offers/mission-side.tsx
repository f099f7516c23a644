import type { Offer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { useSession } from '../../core/session/session.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { DailyRate, FreeNow, OwnRate } from '../applications/index.ts';
import { AnswerRecord } from './answer-record.tsx';
import { ApplyButton } from './apply-button.tsx';
import { Deadline } from './deadline.tsx';
import styles from './offer-view.module.css';
import { offerTexts as texts } from './offers.texts.ts';

/** What is offered, and to a freelance what their own profile announces. */
function Budget({ offer }: { offer: Offer }) {
  const { user } = useSession();
  return (
    <>
      <DailyRate eurosPerDay={offer.budget} />
      {user?.role === 'freelance' && (
        <p className={styles.note}>
          <OwnRate userId={user.id} />
        </p>
      )}
    </>
  );
}

/** A mission in figures, and the way to apply. */
export function MissionSide({ offer, onApply }: { offer: Offer; onApply: () => void }) {
  const { user } = useSession();
  return (
    <>
      <FactList
        facts={[
          { label: texts.budget, value: <Budget offer={offer} /> },
          { label: texts.duration, value: offer.duree },
          { label: texts.deadline, value: <Deadline offer={offer} /> },
          { label: texts.location, value: texts.place(offer.lieu ?? texts.anywhere, offer.remote === 1) },
          {
            label: texts.answers,
            value: offer.answerRecord && <AnswerRecord record={offer.answerRecord} />,
          },
        ]}
      />
      {user?.role === 'freelance' && offer.urgent && offer.status === 'open' && (
        <FreeNow target={offer} userId={user.id} hasApplied={offer.applied === true} />
      )}
      <ApplyButton offer={offer} size="page" onApply={onApply} />
    </>
  );
}
