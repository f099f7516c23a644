import { availabilityFilterValues } from '@mitoyen/contract/features/directory/directory.rules.ts';
import { savedSearchRoutes } from '@mitoyen/contract/features/saved-searches/saved-searches.contract.ts';
import {
  maxSavedSearchName,
  rhythmLabels,
  type SavedSearchKind,
} from '@mitoyen/contract/features/saved-searches/saved-searches.rules.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callApi } from '../../core/api/api-client.ts';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { finishErrand } from '../../core/errand/own-errand.ts';
import { lazyDialog } from '../../core/lazy/lazy-dialog.tsx';
import { useAddressConfirmation } from '../../core/pages/page-config.ts';
import { useSession } from '../../core/session/session.tsx';
import { useWrite } from '../../core/writes/use-write.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { NewMarks } from './new-marks.tsx';
import styles from './save-search.module.css';
import { isSameSearch, savedSearchesQuery } from './saved-searches.queries.ts';
import { keepTexts as texts } from './saved-searches.texts.ts';

const AlertMeDialog = lazyDialog(() => import('./alert-me-dialog.tsx'));

export interface SaveSearchProps {
  readonly kind: SavedSearchKind;
  /** The query of the page's address. */
  readonly query: string;
  /** What is asked, as the page names it. */
  readonly labels: readonly string[];
}

/** Several spellings of an availability mean the same. */
const readValue = (name: string, value: string) =>
  name === 'availability' ? (availabilityFilterValues(value)?.[0] ?? value) : value;

const nameOf = (labels: readonly string[]) =>
  labels
    .filter((label) => label !== '')
    .join(', ')
    .slice(0, maxSavedSearchName)
    .trim();

function OwnSearch({
  userId,
  isMailed,
  kind,
  query,
  labels,
}: SaveSearchProps & { userId: string; isMailed: boolean }) {
  const queryClient = useQueryClient();
  const options = savedSearchesQuery(userId);
  const { data } = useQuery(options);
  const kept = data?.find((one) => one.kind === kind && isSameSearch(one.query, query, readValue));
  const isKept = kept !== undefined;
  const name = nameOf(labels);
  useEffect(() => {
    if (isKept) finishErrand({ kind: 'search', search: { kind, query, name } });
  }, [isKept, kind, query, name]);
  const keep = useWrite({
    later: name || texts.alertMe,
    send: (write) =>
      callApi(
        savedSearchRoutes.keep,
        { body: { kind, query, rhythm: 'daily', ...(name && { name }) } },
        write,
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: options.queryKey }),
  });
  if (kept)
    return (
      <div className={styles.bar} role="status">
        <p className={styles.kept}>
          <b>{texts.kept}</b>{' '}
          {isMailed ? texts.keptHint(rhythmLabels[kept.rhythm].toLowerCase()) : texts.keptUnmailed}
        </p>
        <LinkButton size="small" to={paths.ownAlerts()}>
          {texts.change}
        </LinkButton>
        <NewMarks search={kept} />
      </div>
    );
  return (
    <div className={styles.bar}>
      <Button size="small" busy={keep.isPending} onClick={() => keep.mutate()}>
        {keep.isPending ? texts.keeping : texts.alertMe}
      </Button>
      {keep.isError && (
        <p role="alert" className={styles.failure}>
          {errorSentence(keep.error, texts.failure)}
        </p>
      )}
    </div>
  );
}

/** Keeps the search of a list: at once for a signed-in user, for visitors by an address. */
export default function SaveSearchButton(props: SaveSearchProps) {
  const { user, status } = useSession();
  const isAsked = useAddressConfirmation() !== 'off';
  const [isOpen, setOpen] = useState(false);
  if (status === 'restoring') return null;
  if (user)
    return <OwnSearch {...props} userId={user.id} isMailed={!isAsked || user.emailConfirmed !== false} />;
  return (
    <div className={styles.bar}>
      <Button size="small" onClick={() => setOpen(true)}>
        {texts.alertMe}
      </Button>
      {isOpen && (
        <AlertMeDialog
          kind={props.kind}
          query={props.query}
          name={nameOf(props.labels)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
