import { savedSearchRoutes } from '@mitoyen/contract/features/saved-searches/saved-searches.contract.ts';
import { rhythmLabels } from '@mitoyen/contract/features/saved-searches/saved-searches.rules.ts';
import type {
  VisitorSearch,
  VisitorSearches,
} from '@mitoyen/contract/features/saved-searches/saved-searches.schemas.ts';
import { callApi } from '../../core/api/api-client.ts';
import { errorSentence } from '../../core/api/error-sentence.ts';
import { useWrite } from '../../core/writes/use-write.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import own from '../../ui/own-item.module.css';
import { Section } from '../../ui/page.tsx';
import styles from './saved-search-item.module.css';
import { pathOfSearch } from './saved-searches.queries.ts';
import { kindLabels, alertLinkTexts as texts } from './saved-searches.texts.ts';

interface Change {
  readonly token: string;
  onChange(searches: VisitorSearches): void;
}

/** One search of a visitor's address: its criteria, and whether its alert is active. */
function VisitorSearchItem({
  search,
  isBegun,
  token,
  onChange,
}: Change & { search: VisitorSearch; isBegun: boolean }) {
  const { id, kind, name, rhythm } = search;
  const change = useWrite({
    later: null,
    send: (write, what: 'begin' | 'remove') =>
      callApi(savedSearchRoutes.changeByLink, { body: { token, id, change: what } }, write),
    onSuccess: onChange,
  });
  const isChanging = (what: 'begin' | 'remove') => change.isPending && change.variables === what;
  return (
    <li className={own.item}>
      <div className={own.header}>
        <Badge>{kindLabels[kind]}</Badge>
        <Link to={pathOfSearch(search)} className={styles.name}>
          {name}
        </Link>
      </div>
      <div className={styles.controls}>
        <span>{isBegun ? rhythmLabels[rhythm] : texts.inactive}</span>
        <div className={styles.buttons}>
          {!isBegun && (
            <Button
              size="small"
              aria-label={texts.beginOf(name)}
              busy={isChanging('begin')}
              onClick={() => change.mutate('begin')}
            >
              {texts.begin}
            </Button>
          )}
          <Button
            size="small"
            aria-label={texts.removeOf(name)}
            busy={isChanging('remove')}
            onClick={() => change.mutate('remove')}
          >
            {texts.remove}
          </Button>
        </div>
      </div>
      {change.isError && <Notice tone="error" title={errorSentence(change.error, texts.changeFailure)} />}
    </li>
  );
}

/** The further searches of a visitor's address: each begins only by its own press. */
export function VisitorSearchList({
  title,
  caption,
  searches,
  isBegun,
  ...change
}: Change & {
  title: string;
  caption?: string;
  searches: readonly VisitorSearch[];
  isBegun: boolean;
}) {
  if (searches.length === 0) return null;
  return (
    <Section title={title} caption={caption}>
      <ul className={styles.list}>
        {searches.map((search) => (
          <VisitorSearchItem key={search.id} search={search} isBegun={isBegun} {...change} />
        ))}
      </ul>
    </Section>
  );
}
