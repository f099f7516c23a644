import type { Role } from '@mitoyen/contract/core/roles.ts';
import type { FullOffer } from '@mitoyen/contract/features/offers/offers.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errandTask } from '../../core/errand/errand.texts.ts';
import type { Errand } from '../../core/errand/errand.ts';
import { finishErrand } from '../../core/errand/own-errand.ts';
import { paths } from '../../paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ErrandFrame, ErrandGone } from './errand-frame.tsx';
import { wantedOfferQuery } from './errands.queries.ts';
import { errandTexts as texts } from './errands.texts.ts';

type ApplyErrand = Extract<Errand, { kind: 'apply' }>;

/** Freelances apply to missions, job seekers to the rest. */
const mayApply = (role: Role | null, offer: FullOffer) =>
  role === (offer.kind === 'mission' ? 'freelance' : 'jobseeker');

/** An offer to apply to; who cannot is led to its page, which says why. */
export function ApplyErrandBlock({
  errand,
  role,
  onOpen,
}: {
  errand: ApplyErrand;
  role: Role | null;
  onOpen: (offer: FullOffer) => void;
}) {
  const { id, title } = errand.offer;
  const { data: offer } = useQuery(wantedOfferQuery(id));
  const isDone = offer?.applied === true;
  useEffect(() => {
    if (isDone) finishErrand(errand);
  }, [isDone, errand]);
  if (offer === null) return <ErrandGone title={texts.gone.apply(title)} />;
  if (offer && offer.status !== 'open') return <ErrandGone title={texts.gone.closed(title)} />;
  if (offer && mayApply(role, offer)) {
    return (
      <ErrandFrame task={errandTask(errand)} hint={texts.hint.apply}>
        <Button variant="primary" onClick={() => onOpen(offer)}>
          {texts.act.apply}
        </Button>
      </ErrandFrame>
    );
  }
  return (
    <ErrandFrame task={offer ? texts.seeOffer(title) : errandTask(errand)} hint={texts.hint.apply}>
      <LinkButton to={paths.offer(id)} variant="primary" onClick={() => offer && finishErrand(errand)}>
        {texts.act.offer}
      </LinkButton>
    </ErrandFrame>
  );
}
