import { useEffect, useState } from 'react';
import { useSession } from '../../../core/session/session.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ReportForm } from './report-form.tsx';
import { ReportSent } from './report-sent.tsx';
import { SafetyChoice } from './safety-choice.tsx';
import { safetyDialogTexts as texts } from './safety-dialog.texts.ts';
import type { SafetyTarget } from './safety-target.ts';

interface SafetyDialogProps {
  readonly target: SafetyTarget;
  readonly onClose: () => void;
}

/** A dialog to block a person, report them, or both. For signed-in users only. */
export default function SafetyDialog({ target, onClose }: SafetyDialogProps) {
  const { user } = useSession();
  const [step, setStep] = useState<'choice' | 'report' | 'sent'>(target.start);
  useEffect(() => {
    if (!user) onClose();
  }, [user, onClose]);
  if (!user) return null;
  const title = step === 'choice' ? texts.title(target.name) : texts.reportTitle(target.name);
  return (
    <Dialog open onClose={onClose} title={title}>
      {step === 'choice' && (
        <SafetyChoice target={target} onReport={() => setStep('report')} onDone={onClose} />
      )}
      {step === 'report' && (
        <ReportForm userId={user.id} target={target} onSent={() => setStep('sent')} onCancel={onClose} />
      )}
      {step === 'sent' && <ReportSent target={target} onClose={onClose} />}
    </Dialog>
  );
}
