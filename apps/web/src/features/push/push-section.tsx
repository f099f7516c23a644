import { pushRoutes } from '@mitoyen/contract/features/push/push.contract.ts';
import type { PushSettings } from '@mitoyen/contract/features/push/push.schemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../core/api/api-client.ts';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { useWrite } from '../../core/writes/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Actions, Section } from '../../ui/page.tsx';
import { pushSettingsQuery } from './push.queries.ts';
import { pushTexts as texts } from './push.texts.ts';
import { usePushBrowser } from './use-push-browser.ts';

/** Safari on iOS pushes to what stands on the home screen alone. */
const isIosPage = () => Reflect.get(navigator, 'standalone') === false && navigator.maxTouchPoints > 0;

type Choice = 'isQuietAtNight' | 'isQuietAtWeekends' | 'showsWords';

/** One setting of pushes, saved as it is ticked. */
function PushChoice({ userId, name, settings }: { userId: string; name: Choice; settings: PushSettings }) {
  const queryClient = useQueryClient();
  const { queryKey } = pushSettingsQuery(userId);
  const show = (value: boolean) =>
    void queryClient.setQueryData(queryKey, (known) => known && { ...known, [name]: value });
  const save = useWrite({
    later: null,
    send: (write, value: boolean) =>
      callApi(pushRoutes.update, { params: { id: userId }, body: { [name]: value } }, write),
    onMutate: show,
    onError: (_error, value) => show(!value),
  });
  const hint = {
    isQuietAtNight: undefined,
    isQuietAtWeekends: texts.quietHint,
    showsWords: texts.showsWordsHint,
  };
  return (
    <CheckboxField
      name={name}
      label={texts[name]}
      hint={hint[name]}
      checked={settings[name]}
      aria-busy={save.isPending || undefined}
      error={save.isError ? errorSentence(save.error, texts.saveFailure) : undefined}
      onChange={(event) => save.mutate(event.currentTarget.checked)}
    />
  );
}

/** Whether this device gets pushes, or why it cannot. */
function ThisDevice({ userId, publicKey }: { userId: string; publicKey: string }) {
  const { permission, isOn, subscribe, unsubscribe } = usePushBrowser(userId, publicKey);
  if (permission === 'unsupported') return <p>{isIosPage() ? texts.ios : texts.unsupported}</p>;
  if (permission === 'denied') return <Notice tone="warning" title={texts.denied} />;
  const change = isOn ? unsubscribe : subscribe;
  return (
    <>
      <p>{isOn ? texts.on : texts.off}</p>
      <Actions>
        <Button busy={change.isPending} onClick={() => change.mutate()}>
          {isOn ? texts.unsubscribe : texts.subscribe}
        </Button>
      </Actions>
      {change.isError && <Notice tone="error" title={errorSentence(change.error, texts.failure)} />}
    </>
  );
}

/** The push settings, a part of the notifications page; nothing where the server has no push. */
export function PushSection({ userId }: { userId: string }) {
  const { data } = useQuery(pushSettingsQuery(userId));
  if (!data?.publicKey) return null;
  return (
    <Section
      title={texts.heading}
      caption={data.browserCount > 0 ? texts.others(data.browserCount) : undefined}
    >
      <ThisDevice userId={userId} publicKey={data.publicKey} />
      {data.browserCount > 0 &&
        (['isQuietAtNight', 'isQuietAtWeekends', 'showsWords'] as const).map((name) => (
          <PushChoice key={name} userId={userId} name={name} settings={data} />
        ))}
    </Section>
  );
}
