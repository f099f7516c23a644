import { useSession } from '../../core/session/session.tsx';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Actions, Section } from '../../ui/page.tsx';
import { settingStyles } from '../accounts/index.ts';
import { MySpace } from '../layout/index.ts';
import { PushSection } from '../push/index.ts';
import { ChannelMatrix } from './channel-matrix.tsx';
import { mailPreferenceTexts as texts } from './mail-preferences.texts.ts';

export const head = { title: texts.pageTitle };

/** The page of the user's own space for choosing notifications. */
export default function NotificationsPage() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <MySpace>
      <div className={settingStyles.sections}>
        <ChannelMatrix userId={user.id} role={user.role} />
        <PushSection userId={user.id} />
        <Section title={texts.blockedHeading} caption={texts.blockedLead}>
          <Actions>
            <LinkButton to={paths.blockedPeople()}>{texts.toBlocked}</LinkButton>
          </Actions>
        </Section>
      </div>
    </MySpace>
  );
}
