import type { Visibility } from '@mitoyen/contract/features/visibility/visibility.rules.ts';
import { useSession } from '../../../core/session/session.tsx';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { profileTexts } from '../profiles.texts.ts';
import styles from './owner-bar.module.css';

const texts = profileTexts.own;

export interface OwnPublicPage {
  readonly user_id: string;
  /** Whether the page is `noindex`, since its owner's address is not confirmed. */
  readonly noindex: boolean;
  /** Who may find a job seeker. */
  readonly visibility?: Visibility | undefined;
}

/** Tells a page's owner that others see it like this, who they are, and where to change it. */
export default function OwnerBar({ of: { noindex, visibility = 'public' } }: { of: OwnPublicPage }) {
  const { user } = useSession();
  return (
    <section className={styles.bar} aria-label={texts.title}>
      <p className={styles.text}>
        <strong className={styles.title}>
          <Icon name="eye" />
          {texts.title}
        </strong>
        <span>
          {user?.role === 'entreprise' ? texts.company : texts.person[visibility]}{' '}
          {noindex && visibility === 'public' && texts.noindex}
        </span>
      </p>
      <div className={styles.actions}>
        <LinkButton size="small" to={paths.profile()}>
          {texts.back}
        </LinkButton>
        <LinkButton size="small" icon="pencil" to={paths.profileEdit()}>
          {texts.edit}
        </LinkButton>
      </div>
    </section>
  );
}
