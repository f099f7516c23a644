import type { AskedReveal } from '@mitoyen/contract/features/discreet/discreet.schemas.ts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { discreetKey } from '../../core/api/query-keys.ts';
import { OwnList } from '../../core/lists/own-list.tsx';
import { refetchAfterEvent } from '../../core/live-events/refetch-after-event.ts';
import { useLiveEvent } from '../../core/live-events/use-live-event.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { formatDay } from '../../ui/format.ts';
import row from '../../ui/own-item.module.css';
import { Actions } from '../../ui/page.tsx';
import { UserText } from '../../ui/user-text.tsx';
import { ConfirmedCompanyOnly } from './confirmed-company-only.tsx';
import styles from './discreet.module.css';
import { askedRevealsQuery } from './discreet.queries.ts';
import { discreetProfileTexts, discreetTexts, askedRevealsTexts as texts } from './discreet.texts.ts';

export const head = { title: texts.pageTitle };

/** One of the firm's requests: what it wrote, how it stands, and where it leads. */
function AskedItem({ asked }: { asked: AskedReveal }) {
  const { subject, content, askedAt, state, handle, jobseekerId, conversationId } = asked;
  const link = (label: string, to: string) => (
    <LinkButton size="small" to={to} aria-label={texts.of(label, subject)}>
      {label}
    </LinkButton>
  );
  return (
    <article className={row.item}>
      <header className={row.header}>
        <h2 className={styles.name}>{subject}</h2>
        <Badge tone={state === 'revealed' ? 'success' : 'neutral'}>{discreetTexts.states[state]}</Badge>
      </header>
      <p className={styles.note}>{texts.askedOn(formatDay(askedAt))}</p>
      <p className={styles.content}>
        <UserText text={content} />
      </p>
      <Actions>
        {jobseekerId && link(texts.toProfile, paths.jobseeker(jobseekerId))}
        {!jobseekerId && handle && link(texts.toDiscreet, paths.discreetProfile(handle))}
        {conversationId && link(discreetProfileTexts.toConversation, paths.chat(conversationId))}
      </Actions>
    </article>
  );
}

function AskedReveals({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const list = useInfiniteQuery(askedRevealsQuery(userId));
  useLiveEvent('reveal', () => void refetchAfterEvent(queryClient, discreetKey));
  return (
    <OwnList
      list={list}
      items={list.data?.pages.flatMap((page) => page.asked)}
      texts={texts}
      emptyActions={<LinkButton to={paths.discreet()}>{texts.toList}</LinkButton>}
      row={(asked) => <AskedItem asked={asked} />}
    />
  );
}

/** A firm's requests to discreet people. */
export default function AskedRevealsPage() {
  return (
    <ConfirmedCompanyOnly
      title={texts.pageTitle}
      lead={texts.lead}
      actions={<LinkButton to={paths.discreet()}>{texts.toList}</LinkButton>}
    >
      {(userId) => <AskedReveals userId={userId} />}
    </ConfirmedCompanyOnly>
  );
}
