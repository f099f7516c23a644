import { isFit } from '@mitoyen/contract/features/matches/fits.rules.ts';
import type { MatchReason } from '@mitoyen/contract/features/matches/match-criteria.rules.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/page.tsx';
import { SkeletonGroup, SkeletonLines } from '../../ui/skeleton.tsx';
import { type AdviceTexts, MatchAdviceNotice } from './match-advice.tsx';
import styles from './match-section.module.css';
import type { AdviceQuery } from './matches.queries.ts';
import { profileMatchTexts as common } from './matches.texts.ts';

interface SectionTexts extends AdviceTexts {
  readonly title: string;
  readonly intro: string;
  readonly empty: string;
  readonly emptyHint: string;
}

/** So many are shown before one asks for the others. */
const shownFirst = 4;

function MatchList<Match>({
  matches,
  item,
  areAllShown,
}: {
  matches: readonly Match[];
  item: (match: Match) => ReactNode;
  areAllShown: boolean;
}) {
  const list = useRef<HTMLUListElement>(null);
  // the button that had the focus is gone: what it showed takes it
  useEffect(() => {
    if (areAllShown) list.current?.children[shownFirst]?.querySelector('a')?.focus();
  }, [areAllShown]);
  return (
    <ul ref={list} className={styles.list}>
      {(areAllShown ? matches : matches.slice(0, shownFirst)).map(item)}
    </ul>
  );
}

/**
 * A list of matches in all its states, with what would fit where nothing does, with the way to the whole list and to the rules behind it. One thing is offered
 * below it: the others while there are some, then the whole list, which the head leads to until then.
 */
export function MatchSection<Match extends { readonly reasons: readonly MatchReason[] }>({
  texts,
  query: { data, isError, refetch },
  advice,
  wholeList,
  emptyAction,
  item,
}: {
  texts: SectionTexts;
  query: Pick<UseQueryResult<readonly Match[]>, 'data' | 'isError' | 'refetch'>;
  /** Asked for where nothing fits. */
  advice: AdviceQuery;
  /** The address of the list without any choice. */
  wholeList: string;
  emptyAction?: ReactNode;
  item: (match: Match) => ReactNode;
}) {
  const [areAllShown, setAllShown] = useState(false);
  const hidden = areAllShown ? 0 : Math.max(0, (data?.length ?? 0) - shownFirst);
  const content = () => {
    if (data) {
      const isEmpty = data.length === 0;
      return (
        <>
          {!data.some(({ reasons }) => isFit(reasons)) && (
            <MatchAdviceNotice
              title={isEmpty ? texts.empty : texts.none}
              texts={texts}
              query={advice}
              actions={emptyAction}
            >
              {isEmpty && texts.emptyHint}
            </MatchAdviceNotice>
          )}
          {!isEmpty && <MatchList matches={data} item={item} areAllShown={areAllShown} />}
        </>
      );
    }
    if (isError) return <Notice tone="error" title={common.failure} onRetry={() => void refetch()} />;
    return (
      <SkeletonGroup label={common.loading}>
        <SkeletonLines count={5} />
      </SkeletonGroup>
    );
  };
  return (
    <Section
      title={texts.title}
      explanation={
        <>
          {texts.intro} <Link to={`${paths.about()}#correspondances`}>{common.rules}</Link>
        </>
      }
      actions={hidden > 0 && <Link to={wholeList}>{common.wholeList}</Link>}
    >
      <div className={styles.section}>
        {content()}
        <p>
          {hidden > 0 ? (
            <Button onClick={() => setAllShown(true)} icon="chevronDown">
              {common.more(hidden)}
            </Button>
          ) : (
            <LinkButton to={wholeList} iconEnd="arrowRight">
              {common.wholeList}
            </LinkButton>
          )}
        </p>
      </div>
    </Section>
  );
}
