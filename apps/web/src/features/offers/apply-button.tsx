import type { Offer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { useSession } from '../../core/session/session.tsx';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { mayApplyTexts } from './jobs/jobs.texts.ts';
import styles from './offer-view.module.css';
import { offerTexts as texts } from './offers.texts.ts';

interface ApplyProps {
  readonly offer: Offer;
  readonly onApply: () => void;
}

/** In a list: 'Postuler' for freelances on an open offer, 'Déjà postulé' afterwards. */
export function CardApply({ offer, onApply }: ApplyProps) {
  const { user } = useSession();
  if (user?.role !== 'freelance') return null;
  if (offer.applied) return <Badge tone="success">{texts.applied}</Badge>;
  if (offer.status !== 'open') return null;
  return (
    <Button variant="primary" size="small" aria-label={texts.applyTo(offer.titre)} onClick={onApply}>
      {texts.apply}
    </Button>
  );
}

/** On its page: 'Postuler' for freelances, or the way to what they sent. */
export function PageApply({ offer, onApply }: ApplyProps) {
  const { user } = useSession();
  if (user?.role !== 'freelance') return null;
  if (offer.applied) return <LinkButton to={paths.ownApplications()}>{texts.toApplication}</LinkButton>;
  if (offer.status !== 'open') return null;
  return (
    <Button variant="primary" onClick={onApply}>
      {texts.apply}
    </Button>
  );
}

/** That one has applied; job seekers read why they do not, and what they can do. */
export function ApplyNote({ offer }: { offer: Offer }) {
  const { user } = useSession();
  if (user?.role === 'jobseeker' && offer.status === 'open') {
    return (
      <>
        <p className={styles.note}>{mayApplyTexts.jobseeker}</p>
        <LinkButton wide to={paths.jobs()}>
          {mayApplyTexts.toJobs}
        </LinkButton>
      </>
    );
  }
  if (user?.role !== 'freelance' || !offer.applied) return null;
  return (
    <p>
      <Badge tone="success">{texts.applied}</Badge>
    </p>
  );
}
