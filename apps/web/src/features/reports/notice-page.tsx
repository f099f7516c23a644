import { type NoticeKind, noticeKindNames } from '@mitoyen/contract/features/reports/reports.rules.ts';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { HeadContent } from '../../core/pages/head.tsx';
import { useSession } from '../../core/session/session.tsx';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { SkeletonGroup, SkeletonLines } from '../../ui/skeleton.tsx';
import { noticeTexts as texts } from './notice/notice.texts.ts';
import { NoticeForm } from './notice/notice-form.tsx';

export const head: HeadContent = { title: texts.pageTitle, noindex: true };

const isNoticeKind = (kind: string): kind is NoticeKind => noticeKindNames.some((name) => name === kind);

/** The form, the way to sign in, or that it is done, by reporter and content. */
function NoticeContent({ kind, id }: { kind: NoticeKind; id: string }) {
  const { status } = useSession();
  const [reference, setReference] = useState<string | null>(null);
  if (reference) {
    return (
      <Notice
        tone="success"
        title={texts.sentTitle}
        actions={<LinkButton to={paths.home()}>{texts.home}</LinkButton>}
      >
        {texts.sent(reference)}
      </Notice>
    );
  }
  if (status === 'restoring') {
    return (
      <SkeletonGroup label={texts.loading}>
        <SkeletonLines count={8} />
      </SkeletonGroup>
    );
  }
  if (kind === 'message' && status === 'signed-out') {
    return (
      <Notice
        title={texts.signIn}
        actions={
          <LinkButton to={paths.login({ retour: paths.notice(kind, id) })}>{texts.toLogin}</LinkButton>
        }
      >
        {texts.signInHint}
      </Notice>
    );
  }
  return <NoticeForm kind={kind} id={id} isVisitor={status === 'signed-out'} onSent={setReference} />;
}

/** Where anybody reports one content, signed in or not. */
export default function NoticePage() {
  const { kind = '', id = '' } = useParams();
  return (
    <Page width="narrow">
      <PageHeader
        caption={texts.caption}
        title={texts.pageTitle}
        lead={isNoticeKind(kind) ? `${texts.about[kind]} ${texts.lead}` : texts.lead}
      />
      {isNoticeKind(kind) ? (
        <NoticeContent kind={kind} id={id} />
      ) : (
        <Notice tone="warning" title={texts.unknown}>
          {texts.unknownHint}
        </Notice>
      )}
    </Page>
  );
}
