import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { noticeTexts as texts } from './takedown-notice.texts.ts';
import { ownTakedownsQuery } from './takedowns.queries.ts';

/** Tells in one's own space that something was taken down and can be contested. */
export function TakedownNotice({ userId }: { userId: string }) {
  const { pathname } = useLocation();
  const { data } = useQuery(ownTakedownsQuery(userId));
  const isOpen = data?.some(({ contestableUntil }) => contestableUntil !== null);
  if (!isOpen || pathname === paths.moderation()) return null;
  return (
    <Notice
      tone="warning"
      title={texts.title}
      actions={<LinkButton to={paths.moderation()}>{texts.read}</LinkButton>}
    >
      {texts.hint}
    </Notice>
  );
}
