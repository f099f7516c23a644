import type { Offer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { useSession } from '../../core/session/session.tsx';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { mayApplyTexts } from './jobs/jobs.texts.ts';
import styles from './offer-view.module.css';
import { offerTexts as texts } from './offers.texts.ts';

/** 'Postuler' for freelances on an open offer, 'Déjà postulé' afterwards; job seekers read on the page why not. */
export function ApplyButton({
  offer,
  size = 'card',
  onApply,
}: {
  offer: Offer;
  size?: 'card' | 'page';
  onApply: () => void;
}) {
  const { user } = useSession();
  if (user?.role === 'jobseeker' && size === 'page' && offer.status === 'open') {
    return (
      <>
        <p className={styles.note}>{mayApplyTexts.jobseeker}</p>
        <LinkButton wide to={paths.jobs()}>
          {mayApplyTexts.toJobs}
        </LinkButton>
      </>
    );
  }
  if (user?.role !== 'freelance') return null;
  if (offer.applied) {
    return size === 'page' ? (
      <>
        <p>
          <Badge tone="success">{texts.applied}</Badge>
        </p>
        <LinkButton wide to={paths.ownApplications()}>
          {texts.toApplication}
        </LinkButton>
      </>
    ) : (
      <Badge tone="success">{texts.applied}</Badge>
    );
  }
  if (offer.status !== 'open') return null;
  return (
    <Button
      variant="primary"
      size={size === 'card' ? 'small' : 'medium'}
      wide={size === 'page'}
      aria-label={size === 'card' ? texts.applyTo(offer.titre) : undefined}
      onClick={onApply}
    >
      {texts.apply}
    </Button>
  );
}
