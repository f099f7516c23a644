import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ownPortfolioTexts as texts } from './own-portfolio.texts.ts';

/** Said where projects are handled, to a freelance whose profile is still to be made. */
export function NoProfile() {
  return (
    <Notice
      title={texts.noProfileTitle}
      actions={
        <LinkButton variant="primary" to={paths.freelanceSetup()}>
          {texts.noProfileAction}
        </LinkButton>
      }
    >
      {texts.noProfileHint}
    </Notice>
  );
}
