import { meetingRoutes } from '@mitoyen/contract/features/meetings/meetings.contract.ts';
import type { Meeting } from '@mitoyen/contract/features/meetings/meetings.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { conversationsKey } from '../../core/api/query-keys.ts';
import { useWrite } from '../../core/writes/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { MeetingSide } from './meeting-side.ts';
import styles from './meetings.module.css';
import { meetingTexts as texts } from './meetings.texts.ts';

/** What is done about a meeting in a dialog. */
export interface OpenedMeeting {
  readonly what: 'change' | 'cancel';
  readonly meeting: Meeting;
}

interface CardProps {
  readonly side: MeetingSide;
  readonly meeting: Meeting;
  readonly onOpen: (opened: OpenedMeeting) => void;
}

/** One line, which opens on what can be done; open at first while one's answer is awaited. */
export function MeetingCard({ side, meeting, onOpen }: CardProps) {
  const { agreed, offer } = meeting;
  const queryClient = useQueryClient();
  // after a refusal too: the dates may be others by now
  const onSettled = () => queryClient.invalidateQueries({ queryKey: conversationsKey });
  const params = { id: meeting.id };
  const choose = useWrite<unknown, string>({
    later: null,
    onSettled,
    send: (write, date) =>
      callApi(meetingRoutes.choose, { params, body: { date, proposedAt: offer?.proposedAt ?? date } }, write),
  });
  const decline = useWrite({
    later: null,
    onSettled,
    send: (write) => callApi(meetingRoutes.decline, { params }, write),
  });
  const isBusy = choose.isPending || decline.isPending;
  const isMine = offer?.by === 'me';
  const said = agreed ?? offer;
  return (
    <details className={styles.details} open={offer?.by === 'other'}>
      <summary>
        <strong>{texts.state(meeting, side.otherName)}</strong>{' '}
        <span className={styles.soft}>
          {agreed ? texts.date(agreed.date) : texts.dates(offer?.dates.length ?? 0)}
        </span>
      </summary>
      {choose.error && <Notice tone="error">{errorSentence(choose.error, texts.chooseFailure)}</Notice>}
      {decline.error && <Notice tone="error">{errorSentence(decline.error, texts.failure)}</Notice>}
      {said && (
        <p className={styles.soft}>
          <Dotted facts={[...texts.details(said), texts.parisTime]} />
        </p>
      )}
      {offer && (
        <ul className={styles.dates}>
          {offer.dates.map((date) => (
            <li key={date} className={styles.date}>
              <OfferedDate
                date={date}
                isMine={isMine}
                isBusy={isBusy}
                isChosen={choose.isPending && choose.variables === date}
                onChoose={() => choose.mutate(date)}
              />
            </li>
          ))}
          {agreed && (
            <li className={styles.soft}>
              <Dotted facts={texts.details(offer)} />
            </li>
          )}
        </ul>
      )}
      <div className={styles.actions}>
        <Button size="small" onClick={() => onOpen({ what: 'change', meeting })}>
          {texts.otherDates}
        </Button>
        {offer && (
          <Button size="small" variant="ghost" busy={decline.isPending} onClick={() => decline.mutate()}>
            {isMine ? texts.withdrawDates : texts.decline}
          </Button>
        )}
        {agreed && (
          <Button size="small" variant="ghost" onClick={() => onOpen({ what: 'cancel', meeting })}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </details>
  );
}

interface DateProps {
  readonly date: string;
  readonly isMine: boolean;
  readonly isBusy: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function OfferedDate({ date, isMine, isBusy, isChosen, onChoose }: DateProps) {
  const isPast = new Date(date) <= new Date();
  if (isPast)
    return (
      <span className={styles.passed}>
        {texts.date(date)} ({texts.passed})
      </span>
    );
  return (
    <>
      <span>{texts.date(date)}</span>
      {!isMine && (
        <Button
          size="small"
          variant="primary"
          busy={isChosen}
          disabled={isBusy && !isChosen}
          aria-label={texts.chooseDate(date)}
          onClick={onChoose}
        >
          {isChosen ? texts.choosing : texts.choose}
        </Button>
      )}
    </>
  );
}
