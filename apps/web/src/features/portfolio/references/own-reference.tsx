import type { PortfolioItem } from '@mitoyen/contract/features/portfolio/portfolio.schemas.ts';
import { referenceRoutes } from '@mitoyen/contract/features/references/references.contract.ts';
import type { OwnReference, ReferenceAct } from '@mitoyen/contract/features/references/references.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../core/api/api-client.ts';
import { errorSentence } from '../../../core/api/error-sentence.ts';
import { useWrite } from '../../../core/writes/use-write.ts';
import { Button } from '../../../ui/button.tsx';
import { Dotted } from '../../../ui/dotted.tsx';
import { formatDay } from '../../../ui/format.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Actions } from '../../../ui/page.tsx';
import { AskReferenceDialog } from './ask-reference-dialog.tsx';
import { lineOfFacts } from './reference-facts.tsx';
import styles from './references.module.css';
import { ownReferenceTexts as texts } from './references.texts.ts';

const acts: Partial<Record<OwnReference['state'], readonly ReferenceAct[]>> = {
  asked: ['withdraw'],
  confirmed: ['withdraw'],
  proposed: ['accept', 'drop'],
};

/** What became of a request, and what can be done about it. */
function Reference({
  reference,
  title,
  onSettled,
}: {
  reference: OwnReference;
  title: string;
  onSettled: () => void;
}) {
  const { id, state, agency, askedAt, name, position, corrections } = reference;
  const settling = useWrite({
    later: null,
    send: (write, act: ReferenceAct) =>
      callApi(referenceRoutes.settle, { params: { id }, body: { act } }, write),
    onSuccess: onSettled,
  });
  return (
    <>
      <p className={styles.said}>
        {texts.states[state](agency, formatDay(askedAt))}{' '}
        {corrections && (
          <strong>
            <Dotted facts={lineOfFacts(corrections)} />.{' '}
          </strong>
        )}
        {name && position && texts.signed(name, position)}
      </p>
      <Actions>
        {acts[state]?.map((act) => (
          <Button
            key={act}
            size="small"
            variant={act === 'accept' ? 'primary' : act === 'drop' ? 'secondary' : 'ghost'}
            aria-label={texts.actOf(texts[act], title)}
            busy={settling.isPending && settling.variables === act}
            onClick={() => !settling.isPending && settling.mutate(act)}
          >
            {texts[act]}
          </Button>
        ))}
      </Actions>
      {settling.error && <Notice tone="error" title={errorSentence(settling.error, texts.failure)} />}
    </>
  );
}

/** Whether a project says what an agency could confirm. */
const isAskable = ({ roleHeld, phases, year }: PortfolioItem) =>
  roleHeld !== null || phases.length > 0 || year !== null;

/** On one's own project: the request to its agency, or the way to make one; nothing where it names none. */
export function ProjectReference({
  item,
  title,
  references,
}: {
  item: PortfolioItem;
  title: string;
  /** One's own, the last first; undefined until they are known. */
  references: readonly OwnReference[] | undefined;
}) {
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { agency } = item;
  if (!references) return null;
  const last = references.find(({ projectId }) => projectId === item.id);
  const mayAsk = agency !== null && isAskable(item) && last?.agency !== agency;
  if (!last && !mayAsk) return null;
  const askAgain = () => void queryClient.invalidateQueries();
  return (
    <div className={styles.own}>
      {last && <Reference reference={last} title={title} onSettled={askAgain} />}
      {mayAsk && (
        <Button size="small" icon="check" aria-label={texts.askOf(title)} onClick={() => setAsking(true)}>
          {texts.ask}
        </Button>
      )}
      {isAsking && agency !== null && (
        <AskReferenceDialog
          projectId={item.id}
          agency={agency}
          onAsked={askAgain}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
