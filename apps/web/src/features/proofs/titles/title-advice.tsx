import {
  reservedTitleOf,
  titlesWithoutOrdre,
} from '@mitoyen/contract/features/vocabulary/reserved-titles.ts';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../core/session/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Actions, Stack } from '../../../ui/page.tsx';
import { ownProofsQuery } from '../proofs.queries.ts';
import { titleAdviceTexts as texts } from './title-advice.texts.ts';

/** Under a form's title that the law keeps: what may be said instead, one press away. A title is never refused. */
export function TitleAdvice({
  title,
  fieldId,
  onTitle,
}: {
  title: string;
  fieldId: string;
  onTitle: (title: string) => void;
}) {
  const reserved = reservedTitleOf(title);
  const { user } = useSession();
  const isAsked = user !== null && reserved === 'architecte';
  const { data } = useQuery({ ...ownProofsQuery(user?.id ?? ''), enabled: isAsked });
  const hasOrdre = data?.proofs.some(({ kind, state }) => kind === 'ordre' && state !== 'expired');
  if (!reserved || hasOrdre || (isAsked && data === undefined)) return null;
  if (reserved !== 'architecte') return <Notice tone="info">{texts.other}</Notice>;
  const take = (proposed: string) => {
    onTitle(proposed);
    // the button that was pressed is gone
    document.getElementById(fieldId)?.focus();
  };
  return (
    <Notice tone="info">
      <Stack>
        <p>{texts.lead}</p>
        <Actions>
          {titlesWithoutOrdre.map((proposed) => (
            <Button key={proposed} size="small" onClick={() => take(proposed)}>
              {proposed}
            </Button>
          ))}
        </Actions>
        <p>{texts.kept}</p>
      </Stack>
    </Notice>
  );
}
