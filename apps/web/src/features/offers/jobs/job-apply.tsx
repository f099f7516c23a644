import type { JobOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { useSession } from '../../../core/session/session.tsx';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { useAuthDialog } from '../../accounts/index.ts';
import { offerTexts } from '../offers.texts.ts';
import styles from './job-side.module.css';
import { mayApplyTexts as texts } from './jobs.texts.ts';

function Visitor({ job }: { job: JobOffer }) {
  const { status } = useSession();
  const auth = useAuthDialog();
  return (
    <div className={cx(styles.apply, status === 'restoring' && styles.visitors)}>
      <Button variant="primary" wide onClick={() => auth.open('login', paths.offer(job.id))}>
        {texts.signIn}
      </Button>
      <LinkButton wide to={paths.jobseekerSetup()}>
        {texts.createProfile}
      </LinkButton>
      <p className={styles.note}>{texts.signedOut}</p>
    </div>
  );
}

/** 'Postuler' for job seekers, 'Déjà postulé' afterwards; everybody else reads why not, and what they can do. */
export function JobApply({ job, onApply }: { job: JobOffer; onApply: () => void }) {
  const { user } = useSession();
  if (job.applied) {
    return (
      <div className={styles.apply}>
        <p>
          <Badge tone="success">{offerTexts.applied}</Badge>
        </p>
        <LinkButton wide to={paths.ownApplications()}>
          {offerTexts.toApplication}
        </LinkButton>
      </div>
    );
  }
  if (job.status !== 'open') return null;
  if (!user) return <Visitor job={job} />;
  switch (user.role) {
    case 'jobseeker':
      return (
        <Button variant="primary" wide onClick={onApply}>
          {offerTexts.apply}
        </Button>
      );
    case 'freelance':
      return (
        <div className={styles.apply}>
          <p className={styles.note}>{texts.freelance}</p>
          <LinkButton wide to={paths.offers()}>
            {texts.toMissions}
          </LinkButton>
        </div>
      );
    case 'entreprise':
      if (user.id === job.entreprise_user_id) return null;
      return <p className={styles.note}>{texts.entreprise}</p>;
    default:
      return (
        <div className={styles.apply}>
          <p className={styles.note}>{texts.nobody}</p>
          <LinkButton wide to={paths.inscription()}>
            {texts.finish}
          </LinkButton>
        </div>
      );
  }
}
