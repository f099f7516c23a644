import type { OwnAccount } from '@mitoyen/contract/features/accounts/accounts.schemas.ts';
import { formatPhone } from '../../../ui/format.ts';
import { Section } from '../../../ui/page.tsx';
import { UnconfirmedEmail } from '../confirmation/unconfirmed-email.tsx';
import { EmailForm } from './email-form.tsx';
import { NameForm } from './name-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { PendingEmail } from './pending-email.tsx';
import { PhoneForm } from './phone-form.tsx';
import { Setting } from './setting.tsx';
import styles from './settings.module.css';
import { myAccountTexts as texts } from './settings.texts.ts';

/** Name, e-mail address, password and, for a job seeker, the telephone. */
export function IdentitySection({ account }: { account: OwnAccount }) {
  return (
    <Section title={texts.identityTitle} caption={texts.identityCaption}>
      <div className={styles.settings}>
        <Setting
          label={texts.name}
          value={account.username}
          editLabel={texts.editName}
          note={account.role !== 'entreprise' && texts.shownAs(account.firstName)}
          renderForm={(form) => <NameForm account={account} {...form} />}
        />
        <Setting
          label={texts.email}
          value={account.email}
          editLabel={texts.editEmail}
          note={
            <>
              <UnconfirmedEmail />
              <PendingEmail account={account} />
            </>
          }
          renderForm={(form) => <EmailForm account={account} {...form} />}
        />
        <Setting
          label={texts.password}
          value={texts.passwordMask}
          editLabel={texts.editPassword}
          renderForm={(form) => <PasswordForm account={account} {...form} />}
        />
        {account.role === 'jobseeker' && (
          <Setting
            label={texts.phone}
            value={account.phone && formatPhone(account.phone)}
            editLabel={texts.editPhone}
            renderForm={(form) => <PhoneForm account={account} {...form} />}
          />
        )}
      </div>
    </Section>
  );
}
