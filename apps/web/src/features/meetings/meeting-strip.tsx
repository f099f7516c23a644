import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { CancelMeetingDialog, MeetingDialog } from './lazy-dialogs.ts';
import { MeetingCard, type OpenedMeeting } from './meeting-card.tsx';
import type { MeetingSide } from './meeting-side.ts';
import styles from './meetings.module.css';
import { meetingsQuery } from './meetings.queries.ts';
import { meetingTexts as texts } from './meetings.texts.ts';

/** The meetings of a conversation that are proposed or to come, the next one first. */
export function MeetingStrip({ side }: { side: MeetingSide }) {
  const meetings = useQuery(meetingsQuery(side.conversationId));
  const [opened, setOpened] = useState<OpenedMeeting | null>(null);
  const close = () => setOpened(null);
  if (meetings.isError && !meetings.data)
    return <Notice tone="error" title={texts.failureTitle} onRetry={() => void meetings.refetch()} />;
  return (
    <>
      {meetings.data?.map((meeting) => (
        <div key={meeting.id} className={styles.card}>
          <MeetingCard side={side} meeting={meeting} onOpen={setOpened} />
        </div>
      ))}
      {opened?.what === 'change' && <MeetingDialog side={side} meeting={opened.meeting} onClose={close} />}
      {opened?.what === 'cancel' && <CancelMeetingDialog meeting={opened.meeting} onClose={close} />}
    </>
  );
}
