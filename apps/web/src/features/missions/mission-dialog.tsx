import { missionRoutes } from '@mitoyen/contract/features/missions/missions.contract.ts';
import { type Mission, missionBody } from '@mitoyen/contract/features/missions/missions.schemas.ts';
import { type ProjectPhase, projectPhases } from '@mitoyen/contract/features/portfolio/project-phases.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';
import { conversationsKey } from '../../core/api/query-keys.ts';
import { FormActions } from '../../core/forms/form-actions.tsx';
import { schemaIssues } from '../../core/forms/form-issues.ts';
import { useKeptForm } from '../../core/forms/use-kept-form.ts';
import { useSubmit } from '../../core/forms/use-submit.ts';
import { CheckGroup } from '../../ui/check-group.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/page.tsx';
import type { MissionSide } from './mission-side.ts';
import { missionTexts as texts } from './missions.texts.ts';

interface Values {
  readonly from: string;
  readonly to: string;
  readonly phases: readonly ProjectPhase[];
}
const nothing: Values = { from: '', to: '', phases: [] };
const validate = (values: Values) => schemaIssues(missionBody, values);
const options = projectPhases.map(({ code, name }) => ({ value: code, label: code, title: name }));

/** Proposes a mission, or other terms of the one there is. */
export default function MissionDialog({
  side,
  mission,
  onClose,
}: {
  side: MissionSide;
  /** The one that is changed; null for a new one. */
  mission: Mission | null;
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const start = mission ? { from: mission.from, to: mission.to, phases: mission.phases } : nothing;
  const { form, dropDraft } = useKeptForm(`mission:${side.conversationId}`, start, validate);
  const { submit, isSending, failure } = useSubmit(
    form,
    async (write) => {
      const { from, to, phases } = form.values;
      const request = { params: { id: side.conversationId }, body: { from, to, phases: [...phases] } };
      await callApi(mission ? missionRoutes.change : missionRoutes.agree, request, write);
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
      title={mission ? texts.changeTitle : texts.proposeTitle}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          {failure && <Notice tone="error">{failure}</Notice>}
          <p>{mission ? texts.changeHint(side.otherName) : texts.proposeHint(side.otherName)}</p>
          <TextField {...form.field('from')} label={texts.from} type="date" required />
          <TextField
            {...form.field('to')}
            label={texts.to}
            type="date"
            min={form.values.from || undefined}
            required
          />
          <CheckGroup
            id={form.idOf('phases')}
            name="phases"
            label={texts.phases}
            hint={texts.phasesHint}
            error={form.errorOf('phases') ?? null}
            values={form.values.phases}
            options={options}
            onChange={(phases) => form.set({ phases: phases as readonly ProjectPhase[] })}
          />
          <FormActions
            isSending={isSending}
            label={texts.send}
            sendingLabel={texts.sending}
            cancelLabel={texts.cancel}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
