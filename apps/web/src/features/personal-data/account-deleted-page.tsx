import type { HeadContent } from '../../core/pages/head.tsx';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { myDataTexts as texts } from './personal-data.texts.ts';

export const head: HeadContent = { title: texts.goneTitle, noindex: true };

/** The last page of an account. */
export default function AccountDeletedPage() {
  return (
    <Page width="narrow">
      <PageHeader title={texts.goneTitle} lead={texts.goneLead} />
      <div>
        <LinkButton to={paths.home()}>{texts.goneHome}</LinkButton>
      </div>
    </Page>
  );
}
