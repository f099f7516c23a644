import type { JobOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { keepErrand } from '../../../core/errand/errand-storage.ts';
import { useSession } from '../../../core/session/session.tsx';
import { paths } from '../../../paths.ts';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { useAuthDialog } from '../../accounts/index.ts';
import { CompanyMemory, ContactCompany } from '../contact-company.tsx';
import { offerTexts } from '../offers.texts.ts';
import styles from './job-side.module.css';
import { mayApplyTexts as texts } from './jobs.texts.ts';

function Visitor({ job }: { job: JobOffer }) {
  const { status } = useSession();
  const auth = useAuthDialog();
  const keep = () => keepErrand({ kind: 'apply', offer: { id: job.id, title: job.titre } });
  const enter = () => {
    keep();
    auth.open('login', paths.offer(job.id));
  };
  return (
    <div className={cx(styles.apply, status === 'restoring' && styles.visitors)}>
      <ActionBar>
        <Button variant="primary" onClick={enter}>
          {texts.signIn}
        </Button>
      </ActionBar>
      <LinkButton wide to={paths.jobseekerSetup()} onClick={keep}>
        {texts.createProfile}
      </LinkButton>
      <p className={styles.note}>{texts.signedOut}</p>
    </div>
  );
}

/** That one has applied, or why one cannot and what one can do instead. */
function Note({ job }: { job: JobOffer }) {
  const { user } = useSession();
  if (job.applied) {
    return (
      <p>
        <Badge tone="success">{offerTexts.applied}</Badge>
      </p>
    );
  }
  if (job.status !== 'open') return null;
  switch (user?.role) {
    case 'jobseeker':
      return null;
    case 'freelance':
      return (
        <>
          <p className={styles.note}>{texts.freelance}</p>
          <LinkButton wide to={paths.offers()}>
            {texts.toMissions}
          </LinkButton>
        </>
      );
    case 'entreprise':
      return user?.id !== job.entreprise_user_id && <p className={styles.note}>{texts.entreprise}</p>;
    default:
      return (
        <>
          <p className={styles.note}>{texts.nobody}</p>
          <LinkButton wide to={paths.inscription()}>
            {texts.finish}
          </LinkButton>
        </>
      );
  }
}

function Apply({ job, onApply }: { job: JobOffer; onApply: () => void }) {
  const { user } = useSession();
  if (job.applied) {
    return <LinkButton to={paths.ownApplications()}>{offerTexts.toApplication}</LinkButton>;
  }
  if (job.status !== 'open' || user?.role !== 'jobseeker') return null;
  return (
    <Button variant="primary" onClick={onApply}>
      {offerTexts.apply}
    </Button>
  );
}

/** 'Postuler' for job seekers, 'Déjà postulé' afterwards; everybody else reads why not, and what they can do. */
export function JobApply({ job, onApply }: { job: JobOffer; onApply: () => void }) {
  const { user } = useSession();
  if (!user) return job.status === 'open' ? <Visitor job={job} /> : null;
  return (
    <div className={styles.apply}>
      <Note job={job} />
      <ActionBar>
        <Apply job={job} onApply={onApply} />
        <ContactCompany offer={job} />
      </ActionBar>
      <CompanyMemory offer={job} />
    </div>
  );
}
