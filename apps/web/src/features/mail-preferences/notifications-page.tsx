import { useSession } from '../../core/session/session.tsx';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Actions, Section } from '../../ui/page.tsx';
import { settingStyles } from '../accounts/index.ts';
import { MySpace } from '../layout/index.ts';
import { mailPreferenceTexts as texts } from './mail-preferences.texts.ts';
import { MailPreferencesSection } from './mail-preferences-section.tsx';

export const head = { title: texts.pageTitle };

/** The part of one's own space in which one chooses one's mails. */
export default function NotificationsPage() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <MySpace>
      <div className={settingStyles.sections}>
        <MailPreferencesSection userId={user.id} role={user.role} />
        <Section title={texts.blockedHeading} caption={texts.blockedLead}>
          <Actions>
            <LinkButton to={paths.blockedPeople()}>{texts.toBlocked}</LinkButton>
          </Actions>
        </Section>
      </div>
    </MySpace>
  );
}
