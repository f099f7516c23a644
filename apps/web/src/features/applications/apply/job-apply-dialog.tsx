import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { finishErrand } from '../../../core/errand/own-errand.ts';
import { useSession } from '../../../core/session/session.tsx';
import { paths } from '../../../paths.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { jobApplyTexts as texts } from '../applications.texts.ts';
import { applyOutcomeState } from './apply-outcome.ts';
import { JobApplyForm, type JobTarget } from './job-apply-form.tsx';

/** The application form of a job over its page, for signed-in job seekers only. Sent, it leads to their applications. */
export default function JobApplyDialog({ target: job, onClose }: { target: JobTarget; onClose: () => void }) {
  const { user } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (!user) onClose();
  }, [user, onClose]);
  if (user?.role !== 'jobseeker') return null;
  const leave = () => {
    finishErrand({ kind: 'apply', offer: { id: job.id, title: job.titre } });
    onClose();
    void navigate(paths.ownApplications(), { state: applyOutcomeState({ sentTo: job.companyName }) });
  };
  return (
    <Dialog open onClose={onClose} title={texts.title} caption={`${job.titre} – ${job.companyName}`}>
      <JobApplyForm job={job} userId={user.id} onSent={leave} onCancel={onClose} />
    </Dialog>
  );
}
