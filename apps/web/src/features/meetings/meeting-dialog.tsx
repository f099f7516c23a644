import { meetingRoutes } from '@mitoyen/contract/features/meetings/meetings.contract.ts';
import {
  durationInWords,
  maxMeetingPlaceLength,
  meetingKindNames,
  meetingKinds,
  meetingMinutes,
} from '@mitoyen/contract/features/meetings/meetings.rules.ts';
import type { Meeting } from '@mitoyen/contract/features/meetings/meetings.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../core/api/api-client.ts';
import { useIdempotencyKey } from '../../core/api/idempotency-key.ts';
import { conversationsKey } from '../../core/api/query-keys.ts';
import { FormActions } from '../../core/forms/form-actions.tsx';
import { useKeptForm } from '../../core/forms/use-kept-form.ts';
import { useSubmit } from '../../core/forms/use-submit.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/page.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { MeetingSide } from './meeting-side.ts';
import { bodyOf, dateNames, dateRange, meetingIssues, startValues } from './meeting-values.ts';
import { meetingTexts as texts } from './meetings.texts.ts';

const kinds = meetingKinds.map((value) => ({ value, label: meetingKindNames[value] }));
const durations = meetingMinutes.map((minutes) => ({ value: minutes, label: durationInWords(minutes) }));

/** Proposes a meeting at up to three dates, or other dates of the one there is. */
export default function MeetingDialog({
  side,
  meeting,
  onClose,
}: {
  side: MeetingSide;
  /** The one that is changed; null for a new one. */
  meeting: Meeting | null;
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const [range] = useState(() => dateRange(new Date()));
  const draftKey = `meeting:${side.userId}:${meeting?.id ?? side.conversationId}`;
  const keyOf = useIdempotencyKey(draftKey);
  const { form, dropDraft } = useKeptForm(draftKey, startValues(meeting), meetingIssues);
  const { submit, isSending, failure } = useSubmit(
    form,
    async (write) => {
      const { kind, ...offer } = bodyOf(form.values);
      if (meeting) await callApi(meetingRoutes.change, { params: { id: meeting.id }, body: offer }, write);
      else {
        const body = { kind, ...offer };
        const headers = { 'idempotency-key': keyOf(body) };
        await callApi(
          meetingRoutes.propose,
          { params: { id: side.conversationId }, body },
          { ...write, headers },
        );
      }
      dropDraft();
      await queryClient.invalidateQueries({ queryKey: conversationsKey });
      onClose();
    },
    { fallback: texts.sendFailure, later: null },
  );
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title={meeting ? texts.changeTitle : texts.proposeTitle}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          {failure && <Notice tone="error">{failure}</Notice>}
          <p>{meeting?.agreed ? texts.changeHint(side.otherName) : texts.proposeHint(side.otherName)}</p>
          {!meeting && (
            <RadioCards
              label={texts.kind}
              name="kind"
              value={form.values.kind}
              options={kinds}
              onChange={(kind) => form.set({ kind })}
            />
          )}
          {dateNames.map((name, index) => (
            <TextField
              key={name}
              {...form.field(name)}
              label={index === 0 ? texts.firstDate : texts.nextDate(index + 1)}
              hint={index === 0 ? texts.dateHint : undefined}
              type="datetime-local"
              min={range.min}
              max={range.max}
              required={index === 0}
            />
          ))}
          <SelectField {...form.field('minutes')} label={texts.minutes} options={durations} />
          <TextField
            {...form.field('place')}
            label={texts.place}
            hint={texts.placeHint}
            maxLength={maxMeetingPlaceLength}
          />
          <FormActions
            isSending={isSending}
            label={texts.send}
            sendingLabel={texts.sending}
            cancelLabel={texts.back}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
