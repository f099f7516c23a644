import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { finishErrand } from '../../../core/errand/own-errand.ts';
import { useSession } from '../../../core/session/session.tsx';
import { paths } from '../../../paths.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { applyTexts as texts } from '../applications.texts.ts';
import { ApplyForm, type ApplyTarget } from './apply-form.tsx';
import { type ApplyOutcome, applyOutcomeState } from './apply-outcome.ts';

interface ApplyDialogProps {
  readonly target: ApplyTarget;
  readonly onClose: () => void;
}

/** The application form over a page, for signed-in freelances only. Sent or not, it leads to the profile, which tells. */
export default function ApplyDialog({ target: offer, onClose }: ApplyDialogProps) {
  const { user } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (!user) onClose();
  }, [user, onClose]);
  if (user?.role !== 'freelance') return null;
  const leave = (outcome: ApplyOutcome) => {
    if ('sentTo' in outcome) finishErrand({ kind: 'apply', offer: { id: offer.id, title: offer.titre } });
    onClose();
    void navigate(paths.profile(), { state: applyOutcomeState(outcome) });
  };
  return (
    <Dialog open onClose={onClose} title={texts.title} caption={`${offer.titre} – ${offer.companyName}`}>
      <ApplyForm offer={offer} userId={user.id} onEnd={leave} onCancel={onClose} />
    </Dialog>
  );
}
