import { vigilanceRoutes } from '@mitoyen/contract/features/proof-loans/proof-loans.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { useWrite } from '../../core/writes/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Actions, Section } from '../../ui/page.tsx';
import { vigilanceQuery } from './vigilance.queries.ts';
import { vigilanceTexts as texts } from './vigilance.texts.ts';

/** The private address at which a calendar's program reads when proofs end, and another one in its place. */
export function CalendarAddress({ userId, address }: { userId: string; address: string }) {
  const queryClient = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useWrite({
    later: null,
    send: async (write) => {
      await callApi(vigilanceRoutes.changeCalendar, { params: { userId } }, write);
      await queryClient.invalidateQueries({ queryKey: vigilanceQuery(userId).queryKey });
    },
  });
  return (
    <Section title={texts.calendarTitle}>
      <p>{texts.calendarLead}</p>
      <TextField
        label={texts.calendarLabel}
        value={address}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      {error && <Notice tone="error" title={errorSentence(error, texts.changeFailure)} />}
      {isSuccess && <Notice tone="success" title={texts.changed} />}
      <Actions>
        <Button size="small" busy={isPending} onClick={() => mutate()}>
          {isPending ? texts.changing : texts.change}
        </Button>
      </Actions>
    </Section>
  );
}
