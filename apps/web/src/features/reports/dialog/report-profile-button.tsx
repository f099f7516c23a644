import { useCallback, useState } from 'react';
import { useSession } from '../../../core/session/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { reportLinkTexts as texts } from '../notice/report-link.texts.ts';
import { ReportLink } from '../notice/report-link.tsx';
import { SafetyDialog } from './lazy-safety-dialog.ts';

/** Opens the report form from a public profile; a visitor gets it as a page. Hidden on one's own profile. */
export function ReportProfileButton({
  userId,
  name,
  kind,
  id,
}: {
  userId: string;
  name: string;
  kind: 'profile' | 'company';
  /** Of the profile. */
  id: string;
}) {
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  if (!user) return <ReportLink kind={kind} id={id} />;
  if (user.id === userId) return null;
  return (
    <>
      <Button size="small" variant="ghost" icon="flag" onClick={() => setOpen(true)}>
        {texts.report}
        <VisuallyHidden>{` ${texts.of[kind]}`}</VisuallyHidden>
      </Button>
      {isOpen && (
        <SafetyDialog
          target={{ userId, name, isBlocked: false, conversationId: null, start: 'report' }}
          onClose={close}
        />
      )}
    </>
  );
}
