import type { NoticeKind } from '@mitoyen/contract/features/reports/reports.rules.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { reportLinkTexts as texts } from './report-link.texts.ts';

/** Leads to the page on which anybody reports this content. */
export function ReportLink({ kind, id }: { kind: NoticeKind; id: string }) {
  return (
    <LinkButton size="small" variant="ghost" icon="flag" rel="nofollow" to={paths.notice(kind, id)}>
      {texts.report}
      <VisuallyHidden>{` ${texts.of[kind]}`}</VisuallyHidden>
    </LinkButton>
  );
}
