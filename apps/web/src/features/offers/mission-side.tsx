import type { Offer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { useSession } from '../../core/session/session.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { DailyRate, FreeNow, HourlyRate, OwnRate } from '../applications/index.ts';
import { AnswerRecord } from './answer-record.tsx';
import { ApplyNote, PageApply } from './apply-button.tsx';
import { CompanyMemory, ContactCompany } from './contact-company.tsx';
import { Deadline } from './deadline.tsx';
import { narrowPage } from './narrow-page.ts';
import styles from './offer-view.module.css';
import { offerTexts as texts } from './offers.texts.ts';

/** What is offered, unless the page's head says it, and to a freelance what their own profile announces. */
function Budget({ offer, isHourly }: { offer: Offer; isHourly: boolean }) {
  const { user } = useSession();
  return (
    <>
      {isHourly ? <HourlyRate eurosPerDay={offer.budget} /> : <DailyRate eurosPerDay={offer.budget} />}
      {user?.role === 'freelance' && (
        <p className={styles.note}>
          <OwnRate userId={user.id} isHourly />
        </p>
      )}
    </>
  );
}

/** A mission in figures, and the ways to apply and to ask. */
export function MissionSide({ offer, onApply }: { offer: Offer; onApply: () => void }) {
  const { user } = useSession();
  // there, pay and duration stand above the text, and place and remote do anywhere
  const isNarrow = useMediaQuery(narrowPage);
  return (
    <>
      <FactList
        facts={[
          { label: texts.budget, value: <Budget offer={offer} isHourly={isNarrow} /> },
          { label: texts.duration, value: isNarrow ? null : offer.duree },
          { label: texts.deadline, value: <Deadline offer={offer} /> },
          {
            label: texts.answers,
            explanation: texts.answersExplained,
            value: offer.answerRecord && <AnswerRecord record={offer.answerRecord} />,
          },
        ]}
      />
      {user?.role === 'freelance' && offer.urgent && offer.status === 'open' && (
        <FreeNow target={offer} userId={user.id} hasApplied={offer.applied === true} />
      )}
      <ApplyNote offer={offer} />
      <ActionBar>
        <PageApply offer={offer} onApply={onApply} />
        <ContactCompany offer={offer} />
      </ActionBar>
      <CompanyMemory offer={offer} />
    </>
  );
}
