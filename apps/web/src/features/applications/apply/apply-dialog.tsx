import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../../core/session/session.tsx';
import { paths } from '../../../paths.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { applyTexts as texts } from '../applications.texts.ts';
import { ApplyForm, type ApplyTarget } from './apply-form.tsx';
import { justSent } from './just-sent.ts';

interface ApplyDialogProps {
  readonly target: ApplyTarget;
  readonly onClose: () => void;
}

/** The application form over a page, for signed-in freelances only. Once sent, it leads to where the answer will be read. */
export default function ApplyDialog({ target: offer, onClose }: ApplyDialogProps) {
  const { user } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (!user) onClose();
  }, [user, onClose]);
  if (user?.role !== 'freelance') return null;
  const followIt = () => {
    onClose();
    void navigate(paths.ownApplications(), { state: justSent(offer.companyName) });
  };
  return (
    <Dialog open onClose={onClose} title={texts.title} caption={`${offer.titre} – ${offer.companyName}`}>
      <ApplyForm offer={offer} userId={user.id} onSent={followIt} onCancel={onClose} />
    </Dialog>
  );
}
