import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { revealsKey } from '../../core/api/query-keys.ts';
import { OwnList } from '../../core/lists/own-list.tsx';
import { refetchAfterEvent } from '../../core/live-events/refetch-after-event.ts';
import { useLiveEvent } from '../../core/live-events/use-live-event.ts';
import { LinkButton } from '../../ui/button.tsx';
import { MySpace, RoleOnly } from '../layout/index.ts';
import { visibilityPath } from '../visibility/index.ts';
import { RevealItem } from './reveal-item.tsx';
import { revealsQuery } from './reveals.queries.ts';
import { revealsTexts as texts } from './reveals.texts.ts';

export const head = { title: texts.pageTitle };

function Reveals({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const list = useInfiniteQuery(revealsQuery(userId));
  useLiveEvent('reveal', () => void refetchAfterEvent(queryClient, revealsKey));
  return (
    <OwnList
      list={list}
      items={list.data?.pages.flatMap((page) => page.reveals)}
      texts={texts}
      emptyActions={<LinkButton to={visibilityPath}>{texts.toVisibility}</LinkButton>}
      row={(reveal) => <RevealItem reveal={reveal} />}
    />
  );
}

/** The firms that asked to know a discreet person, a part of the person's own space. */
export default function RevealsPage() {
  return (
    <RoleOnly kind="jobseeker">
      {({ id }) => (
        <MySpace title={texts.pageTitle} lead={texts.lead}>
          <Reveals userId={id} />
        </MySpace>
      )}
    </RoleOnly>
  );
}
